import { placeNamedBy } from '@/modules/catalogue/catalogue.schema';

/** The two ports between which goods travel, as far as they are known: the seller's, and the buyer's own. */
export interface Voyage {
  readonly loadingPortId: number | null;
  readonly dischargePortId: number | null;
}

/** A voyage of which nothing is known. */
export const UNKNOWN_VOYAGE: Voyage = { loadingPortId: null, dischargePortId: null };

/** Where a supplier's goods go aboard: the port that its product is listed at, otherwise its own. */
export function loadingPortOf(supplier: { readonly id: number; readonly portId: number | null }, product: { readonly sellerId: number; readonly portId: number | null } | null): number | null {
  return (product?.sellerId === supplier.id ? product.portId : null) ?? supplier.portId;
}

/**
 * Whether an Incoterm is followed by the wrong end of the voyage: a term that names a place at the seller's end (EXW, FCA, FAS,
 * FOB) by the port of discharge, or one that names the destination (C and D terms) by the port of loading. Null where the place
 * may be right: what lies in neither port, or on a voyage within one, is nobody's mistake here. Pure.
 *
 * @returns which port it is that should not stand there
 */
export function wrongEndOf(term: string, portId: number | null, { loadingPortId, dischargePortId }: Voyage): 'loading' | 'discharge' | null {
  if (portId === null || loadingPortId === dischargePortId) return null;
  if (placeNamedBy(term) === 'destination') return portId === loadingPortId ? 'loading' : null;
  return portId === dischargePortId ? 'discharge' : null;
}
