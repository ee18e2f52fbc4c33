/** The address of a product's picture, of which the calls answer either that or the name of a drawn one in public/pictures/emoji. */
export function pictureAddress(picture: string): string {
  return picture.includes('/') ? picture : `/pictures/emoji/${picture}.webp`;
}
