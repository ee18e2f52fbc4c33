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

/** What is wrong with the place after an Incoterm: which port stands there that should not, or which place is missing. */
type PlaceFault = 'loading' | 'discharge' | MissingPlace;
type MissingPlace = 'noDestination' | 'noPort';

/** Which place an Incoterm names that is a port, and so has to be said; where goods are fetched is the seller's place. Pure. */
export function missingPlaceOf(term: string): MissingPlace | null {
  return ({ destination: 'noDestination', port: 'noPort', pickup: null } as const)[placeNamedBy(term)];
}

/**
 * Whether the place that an Incoterm names is missing, or is the wrong end of the voyage: a term that names a place at the
 * seller's end (EXW, FCA, FAS, FOB) is followed by the port of discharge, or one that names the destination (C and D terms) by
 * the port of loading. Null where the place may be right: what lies in neither port, or on a voyage within one, is nobody's
 * mistake here. Pure.
 */
export function placeFaultOf(term: string, portId: number | null, { loadingPortId, dischargePortId }: Voyage): PlaceFault | null {
  if (portId === null) return missingPlaceOf(term);
  if (loadingPortId === dischargePortId) return null;
  if (placeNamedBy(term) === 'destination') return portId === loadingPortId ? 'loading' : null;
  return portId === dischargePortId ? 'discharge' : null;
}
