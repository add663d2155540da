/** Small sounds of wood and clay, made on the spot; nothing sounds until it is asked for. */

import { settings } from "../shell/store";

let context: AudioContext | null = null;

function knock(pitch: number, length: number, loudness: number, delay = 0) {
  if (!settings.now().sound) return;
  context ??= new AudioContext();
  const at = context.currentTime + delay;
  const tone = context.createOscillator();
  const shape = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length);
  shape.gain.setValueAtTime(loudness, at);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(shape).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export const sound = {
  move: () => knock(420, 0.07, 0.22),
  turn: () => {
    knock(300, 0.12, 0.25);
    knock(450, 0.14, 0.22, 0.11);
  },
  over: () => {
    for (const [i, pitch] of [260, 330, 390].entries()) knock(pitch, 0.4, 0.2, i * 0.16);
  },
};
