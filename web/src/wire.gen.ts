// What goes over the wire? Written by tools/wire.py from the structs of the server and the games; never edit it.

export interface Agree {
  type: "agree";
  id: number;
  yes: boolean;
}

export interface BabelMove {
  action: number;
  text: string;
  kind: string;
  site: number | null;
  nation: number | null;
  stack: number | null;
  level: number | null;
  source: number | null;
  target: number | null;
  count: number | null;
  group: number | null;
  groups: number | null;
  left: number | null;
}

export interface BabelView {
  viewer: number | null;
  acting: number[];
  over: boolean;
  phase: string;
  active: number;
  turn: number;
  must_build: boolean;
  migrated: boolean;
  halving: number;
  pending: string | null;
  end_phase: number | null;
  stalled: number;
  sides: Side[];
  pile: number;
  discards: number[];
  quarry: number;
  returned: number[];
  unseen: number[];
  unseen_temples: number[];
}

export interface BabylonMove {
  action: number;
  text: string;
  kind: string;
  stack: number | null;
  source: number | null;
  tile: number | null;
  material: number | null;
  flower: number | null;
  print: number | null;
  gain: number | null;
  spot: number | null;
  cell: number | null;
  column: number | null;
  row: number | null;
  other: number | null;
  column_to: number | null;
  row_to: number | null;
  level: number | null;
  level_to: number | null;
  turned: number | null;
  nw: number | null;
  ne: number | null;
  se: number | null;
  sw: number | null;
  corner: number | null;
  cost: number | null;
  symbol: number | null;
  worth: number | null;
  new: number | null;
  left: number | null;
}

export interface BabylonView {
  viewer: number | null;
  acting: number[];
  over: boolean;
  phase: string;
  active: number;
  round: number;
  rounds: number;
  effect: number | null;
  taken: Tile | null;
  doubles: number;
  placing: Tile | null;
  spot: number | null;
  level: number | null;
  turned: number | null;
  changed: number | null;
  wish: number | null;
  quarry: Stack[];
  gardens: Garden[];
  tokens: number[];
  tokens_left: number;
  unseen_tokens: TokenCount[];
  supply: PieceCount[] | null;
  unseen: Tile[];
  removed: Tile[];
  discarded: Tile[];
}

export interface Built {
  symbol: number;
  place: string;
  cell: number;
  other: number | null;
  middle: number | null;
  level: number;
  seen: boolean;
}

export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

export interface ChatLine {
  seat: number;
  text: string;
  at: number;
}

export interface Choose {
  type: "choose";
  id: number;
  turn: number;
  undos: number;
  n: number;
  move: number | string;
}

export interface Chosen {
  seat: number;
  move: Move;
}

export interface CityStage {
  stage: number;
  cost: Cost | null;
  effect: Phrase[];
  built: boolean;
  mirrored: number | null;
  card: number | null;
}

export interface Clock {
  kind?: "days" | "move" | "none";
  amount?: number;
}

export interface Cost {
  coins: number;
  goods: number[];
}

export interface Entered {
  match: Summary;
  key: string;
  seats: number[];
  watch_key: string;
  invitations: Invitation[];
}

export interface Event {
  kind: string;
  numbers: Record<string, number>;
}

export interface GameInfo {
  name: string;
  rules_version: number;
  seats: number[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  languages: string[];
}

export interface Garden {
  flower: number;
  points: number;
  singles: number;
  stored: Tile | null;
  heights: number[][];
  symbols: number[][];
  pieces: number[][];
  tiles: Laid[];
  decorations: Built[];
  flowers: number[];
  notches: number;
}

export interface HandCard {
  card: number;
  colour: number;
  cost: Cost;
  effect: Phrase[];
  build: Use | null;
  stage: Use | null;
  tile: Use | null;
}

export interface Health {
  status: "ok" | "starting" | "stopping";
  storage: boolean;
  matches: number;
  sockets: number;
}

export interface Hello {
  type: "hello";
  id: number;
  key?: string | null;
  match?: string | null;
  seat?: number | null;
}

export interface Invitation {
  seat: number;
  key: string;
}

export interface Join {
  name?: string;
  seat?: number | null;
  invitation?: string | null;
}

export interface KeyBody {
  key?: string | null;
}

export interface Laid {
  tile: number;
  material: number;
  flower: number;
  symbols: number[];
  place: string;
  spot: number;
  cells: number[];
  level: number;
  turned: number;
  free: number | null;
  statues: number[];
  new: boolean;
  seen: boolean;
}

export interface LaidTile {
  seat: number;
  tile: number;
}

export interface Lobby {
  open: Summary[];
  running: Summary[];
  over: Summary[];
}

export interface LogEntry {
  turn: number;
  choices: Chosen[];
  news: Event[];
}

export interface Look {
  type: "look";
  id: number;
  seat: number | null;
}

export interface Move {
  action: number;
  text: string;
  kind: string;
}

export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  preset?: string | null;
  clock?: Clock;
  absence?: number | null;
  stand_in?: string;
  listed?: boolean;
  seed?: string | null;
}

export interface Ok {
  type: "ok";
  id: number;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "switch";
  values: string[];
  low: number;
  high: number;
  default: string;
  rules: string[];
}

export interface Past {
  turn: number;
  turns: number;
  seat: number | null;
  view: View;
  log: LogEntry[];
  sheet: ScoreSheet;
  result: Result;
}

export interface PastProject {
  project: number;
  success: boolean;
}

export interface PastTable {
  type: "past";
  id: number;
  turn: number;
  turns: number;
  seat: number | null;
  view: View;
  log: LogEntry[];
  sheet: ScoreSheet;
  result: Result;
}

export interface Phrase {
  key: string;
  count: number;
  coins: number;
  goods: number[];
  what: string[];
  where: number;
  colour: number | null;
}

export interface PieceCount {
  symbol: number;
  count: number;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

export interface Problem {
  error: string;
  detail: string;
  line: number;
}

export interface Reason {
  name: string;
  rule: string;
}

export interface ReasonFor {
  type: "reason";
  id: number;
  reason: Reason | null;
}

export interface Refused {
  type: "error";
  id: number | null;
  key: string;
  reason: Reason | null;
}

export interface Rematch {
  key: string;
}

export interface Replay {
  type: "replay";
  id: number;
  turn: number;
}

export interface Resign {
  type: "resign";
  id: number;
}

export interface Result {
  points: number[];
  ranks: number[];
  resigned: number[];
}

export interface Reward {
  project: number;
  count: number;
}

export interface Round {
  seat: number;
  use: number;
  card: number | null;
  means: number;
  joins: number;
  left: number;
  right: number;
  bank: number;
  gain: number;
}

export interface ScoreSheet {
  rows: SheetRow[];
  totals: number[];
  ranks: number[];
}

export interface Sealed {
  free: boolean;
  use: number;
  card: number | null;
  tile: number | null;
  stage: number | null;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  away: boolean;
}

export interface SeatWish {
  kind: "bot" | "hotseat" | "me" | "open";
  bot?: string;
  name?: string;
}

export interface Seen {
  seat: number;
  size: number;
  cards: number[];
  sure: number;
}

export interface SheetRow {
  key: string;
  points: number[];
}

export interface Side {
  hand: number[] | null;
  hand_size: number | null;
  announced: number;
  known: number[] | null;
  face_down: number;
  held: boolean;
  pawn: number | null;
  columns: number[][];
  temples: number[][];
  stack: number[];
  total: number;
}

export interface Stack {
  stack: number;
  layers: number;
  tile: number | null;
  material: number | null;
  flower: number | null;
  symbols: number[] | null;
  gain: number | null;
}

export interface Summary {
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, string>;
  stage: "open" | "over" | "running";
  seats: SeatInfo[];
  listed: boolean;
  clock: Clock;
  absence: number | null;
  seed_hash: string | null;
  created: number;
  turn: number;
  result: Result | null;
  next: string | null;
}

export interface TableMessage {
  type: "table";
  match: string;
  game: string;
  stage: "open" | "over" | "running";
  seat: number | null;
  held: number[];
  people: SeatInfo[];
  present: number[];
  turn: number;
  undos: number;
  view: View | null;
  moves: Move[];
  sealed: Move[];
  acting: number[];
  resigned: number[];
  sheet: ScoreSheet | null;
  result: Result | null;
  log: LogEntry[];
  chat: ChatLine[];
  horizon: number;
  wish: UndoWish | null;
  timer: Timer | null;
  seed_hash: string | null;
  next: string | null;
}

export interface Text {
  text: string;
}

export interface Tile {
  tile: number;
  material: number;
  flower: number;
  symbols: number[];
}

export interface Timer {
  deadline: number;
  now: number;
}

export interface TokenCount {
  token: number;
  count: number;
}

export interface Undo {
  type: "undo";
  id: number;
  turn: number;
  undos: number;
  rounds?: number;
}

export interface UndoWish {
  seat: number;
  rounds: number;
  agreed: number[];
}

export interface Unseal {
  type: "unseal";
  id: number;
  turn: number;
  undos: number;
  count?: number | null;
}

export interface Update {
  type: "update";
  turn: number;
  undos: number;
  stage: "open" | "over" | "running";
  people: SeatInfo[];
  present: number[];
  view: View;
  moves: Move[];
  sealed: Move[];
  acting: number[];
  resigned: number[];
  sheet: ScoreSheet;
  result: Result;
  log: LogEntry[];
  chat: ChatLine[];
  horizon: number;
  wish: UndoWish | null;
  timer: Timer | null;
  next: string;
}

export interface Use {
  why: string | null;
  ways: Way[];
}

export interface View {
  viewer: number | null;
  acting: number[];
  over: boolean;
  phase: string;
}

export interface Way {
  means: number;
  stage: number | null;
  left: number;
  right: number;
  bank: number;
}

export interface Why {
  type: "why";
  id: number;
  move: number | string;
}

export interface WondersCity {
  seat: number;
  left_seat: number;
  right_seat: number;
  board: number | null;
  side: number | null;
  coins: number;
  shields: number;
  wins: number[];
  defeats: number;
  cards: number[][];
  stages: CityStage[];
  goods: number[];
  choice_goods: number[][];
  own_goods: number[][];
  symbols: number[];
  truces: number;
  powers: number;
  last_card: boolean;
  hand_size: number;
  tiles_left: number;
  raised: number;
  parts: number;
  free_buildings: number;
  free_stages: number;
  wildcards: number;
  rewards: Reward[];
  penalties: number;
  barren: boolean;
}

export interface WondersMove {
  action: number;
  text: string;
  kind: string;
  card: number | null;
  tile: number | null;
  stage: number | null;
  board: number | null;
  side: number | null;
  project: number | null;
  means: number | null;
  join: number | null;
  value: number | null;
  free: number;
  ways: number;
  coins: number | null;
  left: number | null;
  right: number | null;
  bank: number | null;
}

export interface WondersProject {
  project: number;
  colour: number;
  cost: Cost;
  reward: Phrase[];
  penalty: Phrase;
  tokens: number;
  open: boolean;
}

export interface WondersTower {
  tiles: number[];
  active_tiles: number[];
  laid_tiles: LaidTile[];
}

export interface WondersView {
  viewer: number | null;
  acting: number[];
  over: boolean;
  phase: string;
  age: number;
  turn: number;
  leader_seat: number | null;
  hand_seat: number | null;
  hand: HandCard[];
  pile: HandCard[];
  sealed: Sealed[];
  project: WondersProject | null;
  tower: WondersTower | null;
  tiles: number[];
  cities: WondersCity[];
  hands: Seen[];
  gone_cards: number[];
  discards: number;
  discarded_cards: number[];
  passed_tiles: number[];
  past_projects: PastProject[];
  last: Round[];
  round: number;
}

export type ClientMessage =
  | Hello
  | Look
  | Choose
  | Unseal
  | Undo
  | Agree
  | Resign
  | Chat
  | Why
  | Replay
  | Ping;

export type ServerMessage =
  | TableMessage
  | Update
  | Ok
  | Refused
  | ReasonFor
  | PastTable
  | Pong;

export type GameName = "babel" | "babylon" | "wonders";

export interface ViewOf {
  babel: BabelView;
  babylon: BabylonView;
  wonders: WondersView;
}

export interface MoveOf {
  babel: BabelMove;
  babylon: BabylonMove;
  wonders: WondersMove;
}
