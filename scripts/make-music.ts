/**
 * Makes the music player's three tracks, which lie in public/music and are committed: this is how they came to be, and
 * how to make others. Tones, a slow chord under them and the noise of water, all computed; nothing is recorded, so nobody
 * else has a right to them. Needs `lame` for the MP3: npx tsx scripts/make-music.ts
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RATE = 32_000;
const folder = fileURLToPath(new URL('../public/music/', import.meta.url));

interface Piece {
  readonly file: string;
  readonly title: string;
  readonly album: string;
  readonly bar: number;
  readonly chords: readonly (readonly number[])[];
  readonly bells: readonly number[];
  readonly rounds: number;
  readonly water: number;
  readonly seed: number;
}

/** Pieces: how long a chord lasts, the chords in semitones above A2, the bells' pattern by steps of a chord, and how much water. */
const PIECES: readonly Piece[] = [
  { file: 'morning-at-the-quay.mp3', title: 'Morning at the Quay', album: 'Harbour Hours', bar: 6, chords: [[0, 7, 12, 16], [5, 9, 12, 17], [9, 12, 16, 21], [7, 11, 14, 19]], bells: [0, 2, 1, 3, 2, 1], rounds: 2, water: 0.05, seed: 7 },
  { file: 'slow-tide.mp3', title: 'Slow Tide', album: 'Harbour Hours', bar: 8, chords: [[-4, 3, 8, 12], [-7, 0, 5, 8], [-2, 5, 8, 14], [-4, 3, 7, 12]], bells: [3, 1], rounds: 1.5, water: 0.11, seed: 21 },
  { file: 'lights-of-the-anchorage.mp3', title: 'Lights of the Anchorage', album: 'Harbour Hours', bar: 5, chords: [[-3, 4, 9, 12], [0, 4, 9, 14], [2, 5, 9, 17], [-5, 2, 7, 11]], bells: [1, 3, 2, 0, 3], rounds: 2, water: 0.035, seed: 42 },
];

const frequency = (semitones: number) => 110 * 2 ** (semitones / 12);

/** Noise that is the same each time. */
function noise(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function addPad(sound: Float32Array, chord: readonly number[], from: number, seconds: number) {
  const length = Math.floor((seconds + 2.5) * RATE);
  for (const [voice, tone] of chord.entries()) {
    for (const detune of [0.998, 1, 1.0021]) {
      const step = (2 * Math.PI * frequency(tone) * detune) / RATE;
      for (let at = 0; at < length && from + at < sound.length; at += 1) {
        const time = at / RATE;
        const swell = Math.min(1, time / 2.2) * Math.min(1, Math.max(0, (seconds + 2.5 - time) / 2.5));
        sound[from + at] = (sound[from + at] ?? 0) + swell * 0.05 * (Math.sin(step * at + voice) + 0.22 * Math.sin(2 * step * at) + 0.06 * Math.sin(3 * step * at));
      }
    }
  }
}

function addBell(sound: Float32Array, tone: number, from: number, loudness: number) {
  const step = (2 * Math.PI * frequency(tone + 24)) / RATE;
  for (let at = 0; at < 3 * RATE && from + at < sound.length; at += 1) {
    const time = at / RATE;
    const fall = Math.min(1, time / 0.008) * Math.exp(-2.2 * time);
    sound[from + at] = (sound[from + at] ?? 0) + loudness * fall * (Math.sin(step * at) + 0.3 * Math.exp(-4 * time) * Math.sin(2.76 * step * at));
  }
}

function addWater(sound: Float32Array, loudness: number, seed: number) {
  const next = noise(seed);
  let low = 0;
  for (let at = 0; at < sound.length; at += 1) {
    low += 0.035 * (next() - low);
    const wave = 0.55 + 0.45 * Math.sin((2 * Math.PI * at) / RATE / 9.5);
    sound[at] = (sound[at] ?? 0) + loudness * 3 * wave * low;
  }
}

function compose({ bar, chords, bells, rounds, water, seed }: Piece) {
  const bars = Math.floor(chords.length * rounds);
  const sound = new Float32Array(Math.floor((bars * bar + 3) * RATE));
  const next = noise(seed);
  for (let count = 0; count < bars; count += 1) {
    const chord = chords[count % chords.length] ?? [];
    const from = Math.floor(count * bar * RATE);
    addPad(sound, chord, from, bar);
    bells.forEach((voice, at) => addBell(sound, chord[voice] ?? 0, from + Math.floor(((at + 0.04 * next()) * bar * RATE) / bells.length), 0.075 + 0.02 * next()));
  }
  addWater(sound, water, seed);
  return sound;
}

/** 16-bit samples, as loud as they may be, with a soft beginning and end. */
function samplesOf(sound: Float32Array) {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const samples = Buffer.alloc(sound.length * 2);
  sound.forEach((value, at) => {
    const edge = Math.min(1, at / RATE / 1.5, (sound.length - at) / RATE / 3);
    samples.writeInt16LE(Math.round((value / peak) * 0.82 * edge * 32_767), at * 2);
  });
  return samples;
}

mkdirSync(folder, { recursive: true });
for (const piece of PIECES) {
  const tags = ['--tt', piece.title, '--ta', 'Marsa Mart', '--tl', piece.album];
  const { status, error } = spawnSync('lame', ['-r', '-s', String(RATE / 1000), '-m', 'm', '--bitwidth', '16', '-b', '64', '--quiet', ...tags, '-', folder + piece.file], { input: samplesOf(compose(piece)), maxBuffer: 2 ** 26 });
  if (error || status !== 0) throw error ?? new Error(`lame ended with ${status}`);
}
