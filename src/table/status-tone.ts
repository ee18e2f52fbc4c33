import type { Tone } from '@/ui/tone';

/** Every status word of the specification with its meaning. The one place that knows what colour a status has. */
const TONES: Readonly<Record<string, Tone>> = {
  // waiting for somebody
  pending: 'warn', negotiation_requested: 'warn', negotiated: 'warn', temporarily_blocked: 'warn', held: 'warn', passed_though: 'warn',
  // just arrived
  open: 'info', proposed: 'info', resubmitted: 'info', submitted: 'info', draft: 'info', issued: 'info',
  // under way
  doq_provided: 'progress', responded: 'progress', processing: 'progress', shipped: 'progress', in_progress: 'progress',
  under_review: 'progress', picked_up: 'progress', in_transit: 'progress', booked: 'progress', gate_in: 'progress', loaded: 'progress', departed: 'progress',
  arrived: 'progress', customs_cleared: 'progress',
  // went well
  accepted: 'ok', approved: 'ok', active: 'ok', confirmed: 'ok', converted: 'ok', processed: 'ok', paid: 'ok', delivered: 'ok', at_port: 'ok', completed: 'ok',
  fulfilled: 'ok', resolved: 'ok', released: 'ok', reviewed: 'ok', passed: 'ok',
  // did not
  rejected: 'bad', declined: 'bad', cancelled: 'bad', expired: 'bad', permanently_blocked: 'bad', kept: 'bad', taken_down: 'bad', failed: 'bad',
  // over
  closed: 'neutral', replaced: 'neutral', inactive: 'neutral', refunded: 'neutral', settled: 'neutral',
};

/** The meaning of a status; one that nobody knows looks like `pending`, as the specification says. */
export function statusTone(status: string): Tone {
  const name = status.toLowerCase().replaceAll(' ', '_');
  return (Object.hasOwn(TONES, name) ? TONES[name] : undefined) ?? 'warn';
}
