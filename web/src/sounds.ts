// Small sounds made on the spot; there are no sound files.
import { sound, volume } from "./settings";

let audio: AudioContext | null = null;
let all: GainNode | null = null;

/** Everything that sounds goes through here, as loud as was set. */
function out(at: AudioContext): GainNode {
  if (!all) {
    all = at.createGain();
    all.connect(at.destination);
  }
  all.gain.value = (Number(volume.value) / 100) ** 2;
  return all;
}

function ready(): AudioContext | null {
  if (sound.value === "off" || typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive) return null; // browsers allow sound only after a first touch
  audio ??= new AudioContext();
  return audio;
}

function knock(at: AudioContext, when: number, pitch: number, loud: number): void {
  const length = Math.floor(at.sampleRate * 0.03);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = at.createBufferSource();
  const band = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(band).connect(volume).connect(out(at));
  source.start(when);
}

function tone(at: AudioContext, when: number, pitch: number, lasting: number, loud: number): void {
  const source = at.createOscillator();
  const volume = at.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, when);
  volume.gain.exponentialRampToValueAtTime(0.0001, when + lasting);
  source.connect(volume).connect(out(at));
  source.start(when);
  source.stop(when + lasting);
}

/** Felt in the hand, on phones: as many milliseconds, then a pause, and so on. One press switches it off with the sound. */
function buzz(...pattern: number[]): void {
  if (sound.value === "on" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** Dice on felt. */
export function rattle(dice: number): void {
  buzz(10, 40, 10);
  const at = ready();
  if (!at) return;
  for (let i = 0; i < Math.min(12, 2 + dice * 2); i++)
    knock(at, at.currentTime + i * 0.045 + Math.random() * 0.03, 900 + Math.random() * 1400, 0.5 - i * 0.03);
}

/** A press. */
export function tap(): void {
  const at = ready();
  if (at) knock(at, at.currentTime, 600, 0.4);
}

/** A card is turned and laid down. */
export function flick(): void {
  const at = ready();
  if (!at) return;
  for (const [i, pitch] of [3200, 2600, 2100].entries()) knock(at, at.currentTime + i * 0.022, pitch, 0.22);
  knock(at, at.currentTime + 0.11, 500, 0.35);
}

/** Coins and tokens that come to a counter. */
export function coins(): void {
  const at = ready();
  if (!at) return;
  for (const [i, pitch] of [2093, 2637, 3136].entries()) tone(at, at.currentTime + i * 0.055, pitch, 0.16, 0.035);
}

/** A blow: it is heard, and felt in the hand. */
export function hit(): void {
  buzz(40);
  const at = ready();
  if (!at) return;
  knock(at, at.currentTime, 160, 0.9);
  tone(at, at.currentTime, 110, 0.22, 0.12);
}

/** It is your turn. */
export function chime(): void {
  buzz(20, 60, 20);
  const at = ready();
  if (!at) return;
  tone(at, at.currentTime, 660, 0.25, 0.06);
  tone(at, at.currentTime + 0.09, 880, 0.35, 0.06);
}

/** The game is over: won, a rising fanfare; else two falling tones. */
export function finale(won: boolean): void {
  buzz(...(won ? [30, 60, 30, 60, 90] : [60]));
  const at = ready();
  if (!at) return;
  const pitches = won ? [523, 659, 784, 1047] : [392, 330];
  for (const [i, pitch] of pitches.entries()) tone(at, at.currentTime + i * (won ? 0.12 : 0.22), pitch, 0.5, 0.07);
}
