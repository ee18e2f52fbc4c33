'use client';

/** A work order's facts, where a kind of work has a sheet of its own. */
export { WorkDetail as WorkPanel } from './work-detail';
