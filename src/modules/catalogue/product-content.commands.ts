import 'server-only';
import { Problem } from '@/http/problem';
import { parseDecimal, toBaseMinor, type Currency } from '@/modules/ledger/money.schema';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { categoryBySlug } from './category.schema';
import type { ProductContent } from './product-content.schema';
import { UPLOADED_PICTURE } from './product-picture.queries';

function minorOf(price: string): bigint {
  const minor = parseDecimal(price);
  if (minor === undefined) throw new Problem('product_price_invalid', { field: 'price' });
  return minor;
}

/** US dollars for one unit, in millionths; a currency without a rate can't be compared with others. */
async function rateOf(tx: Tx, currency: Currency): Promise<bigint> {
  const rate = await tx.exchangeRate.findUnique({ where: { currency }, select: { usdMicros: true } });
  if (!rate) throw new Error(`There is no rate of ${currency}`);
  return rate.usdMicros;
}

/** The columns of a product that its seller's words fill. The database's triggers bring counts and search rows after them. */
export async function contentColumns(tx: Tx, content: ProductContent) {
  const { price, relabelingPrice, offerValidUntil, tiers: _tiers, certificates: _certificates, pictures, portId, ...plain } = content;
  const port = portId === null ? null : await tx.port.findUnique({ where: { id: portId }, select: { name: true } });
  if (portId !== null && !port) throw new Problem('port_unknown', { field: 'port' });
  const priceMinor = minorOf(price);
  const [first] = pictures;
  return {
    ...plain,
    portId,
    portName: port?.name ?? null,
    priceMinor,
    priceBaseMinor: toBaseMinor(priceMinor, await rateOf(tx, content.currency)),
    relabelingPriceMinor: relabelingPrice === null ? null : minorOf(relabelingPrice),
    offerValidUntil: offerValidUntil === null ? null : new Date(offerValidUntil),
    picture: first === undefined ? (categoryBySlug(content.category)?.picture ?? '1f4e6') : `${UPLOADED_PICTURE}${first}`,
  } satisfies Partial<Prisma.ProductUncheckedCreateInput>;
}

/** Writes the parts of a product that stand in tables of their own, in place of those that stood there. */
export async function writeParts(tx: Tx, productId: number, { tiers, certificates, pictures }: ProductContent): Promise<void> {
  await tx.priceTier.deleteMany({ where: { productId } });
  await tx.priceTier.createMany({ data: tiers.map(({ fromQuantity, price }) => ({ productId, fromQuantity, priceMinor: minorOf(price) })) });
  await tx.productCertificate.deleteMany({ where: { productId } });
  await tx.productCertificate.createMany({ data: certificates.map((certificate) => ({ ...certificate, productId, validUntil: new Date(`${certificate.validUntil}T00:00:00Z`) })) });
  await tx.productPicture.deleteMany({ where: { productId } });
  await tx.productPicture.createMany({ data: pictures.map((fileKey, position) => ({ productId, position, fileKey })) });
}

/** Writes what a seller says over a product. Its translations go: they would say what it said before. */
export async function writeContent(tx: Tx, productId: number, content: ProductContent): Promise<void> {
  await tx.product.update({ where: { id: productId }, data: await contentColumns(tx, content), select: { id: true } });
  await writeParts(tx, productId, content);
  await tx.productText.deleteMany({ where: { productId } });
}
