/** Nothing runs beside these requests. Without this file Turbopack takes the product's, from the folders above. */
export function register(): void {}
