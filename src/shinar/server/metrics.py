"""How is the server doing? Figures for Prometheus, and none of them names a player or a match."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.records = Counter("shinar_records", "Records stored", registry=self.registry)
        self.batches = Counter("shinar_batches", "Transactions that stored them", registry=self.registry)
        self.store_seconds = Histogram("shinar_store_seconds", "Time to store", buckets=STEPS, registry=self.registry)
        self.conflicts = Counter("shinar_conflicts", "Somebody else was faster", registry=self.registry)
        self.rebuilt = Counter("shinar_rebuilt", "Matches read from storage", registry=self.registry)
        self.refused = Counter("shinar_refused", "Requests refused", ["key"], registry=self.registry)
        self.messages = Counter("shinar_messages", "Messages from clients", registry=self.registry)
        self.sockets = Gauge("shinar_sockets", "Open sockets", registry=self.registry)
        self.matches = Gauge("shinar_matches", "Matches in memory", registry=self.registry)
        self.opened = Counter("shinar_opened", "Matches opened", ["game"], registry=self.registry)

    def stored(self, records: int, seconds: float) -> None:
        self.records.inc(records)
        self.batches.inc()
        self.store_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
