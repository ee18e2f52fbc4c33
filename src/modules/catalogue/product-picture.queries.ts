import 'server-only';
import { publicUrl } from '@/server/uploads/storage';
import { pictureAddress } from './product-picture';

/** What a picture column holds for an uploaded picture, before its key. */
export const UPLOADED_PICTURE = 'file:';

/** A product's picture as the calls answer it: the address of an uploaded one, the name of a drawn one. */
export function answeredPicture(kept: string): string {
  return kept.startsWith(UPLOADED_PICTURE) ? publicUrl(kept.slice(UPLOADED_PICTURE.length)) : kept;
}

/** The address of a picture as it is kept. */
export const keptPictureAddress = (kept: string): string => pictureAddress(answeredPicture(kept));

/** The address of an uploaded picture. */
export const uploadedPicture = (fileKey: string): string => publicUrl(fileKey);
