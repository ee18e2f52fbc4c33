/** The meanings a colour may carry. Each goes with a shape and a word: colour is never the only channel. */
export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad' | 'progress';
