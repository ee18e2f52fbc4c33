/**
 * The marketplace's fixed list of 40 categories, in the order of the category strip.
 *
 * `slug` is what a product stores and what the messages are keyed by (`categories.<slug>`);
 * `name` is the English name that the API and the `?category=` parameter use;
 * `aliases` are the longer names that the seller's form uses for the same category;
 * `picture` names a file in public/pictures/emoji, `hue` (0–359) colours the stage behind it.
 */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly picture: string;
  readonly hue: number;
}

export const CATEGORIES = [
  { slug: 'land-house-flat-plot', name: 'Land house flat plot', aliases: ['Land, House, Flat & Plot'], picture: '1f3e0', hue: 28 },
  { slug: 'industrial-plants-machinery', name: 'Industrial Plants, Machinery & Equipment', picture: '1f3ed', hue: 212 },
  { slug: 'consumer-electronics-appliances', name: 'Consumer Electronics & Household Appliances', picture: '1f4fa', hue: 230 },
  { slug: 'industrial-engineering-products', name: 'Industrial & Engineering Products', aliases: ['Industrial & Engineering Products, Spares and Supplies'], picture: '1f529', hue: 205 },
  { slug: 'building-construction-material', name: 'Building Construction Material', aliases: ['Building Construction Material & Equipment'], picture: '1f9f1', hue: 16 },
  { slug: 'apparel-clothing-garments', name: 'Apparel, Clothing & Garments', picture: '1f455', hue: 200 },
  { slug: 'vegetables-fruits-grains-dairy-fmcg', name: 'Vegetables, Fruits, Grains, Dairy & FMCG', picture: '1f33e', hue: 45 },
  { slug: 'medical-pharma-surgical-healthcare', name: 'Medical, Pharma, Surgical & Healthcare', picture: '1fa7a', hue: 178 },
  { slug: 'packaging', name: 'Packaging', aliases: ['Packaging Material, Supplies & Machines'], picture: '1f4e6', hue: 34 },
  { slug: 'chemicals-dyes', name: 'Chemicals, Dyes', aliases: ['Chemicals, Dyes & Allied Products'], picture: '1f9ea', hue: 156 },
  { slug: 'kitchen-containers', name: 'Kitchen Containers', aliases: ['Kitchen Containers, Utensils & Cookware'], picture: '1f372', hue: 22 },
  { slug: 'textiles-yarn-fabrics', name: 'Textiles, Yarn, Fabrics', aliases: ['Textiles, Yarn, Fabrics & Allied Industries'], picture: '1f9f5', hue: 340 },
  { slug: 'books-notebooks-stationery', name: 'Books, Notebooks, Stationery', aliases: ['Books, Notebooks, Stationery & Publications'], picture: '1f4da', hue: 260 },
  { slug: 'cosmetics-toiletries', name: 'Cosmetics, Toiletries', aliases: ['Cosmetics, Toiletries & Personal Care'], picture: '1f484', hue: 330 },
  { slug: 'home-furnishings', name: 'Home Furnishings', aliases: ['Home Furnishings and Home Textiles'], picture: '1f6cb-fe0f', hue: 190 },
  { slug: 'gems-jewellery', name: 'Gems, Jewellery', aliases: ['Gems, Jewellery & Precious Stones'], picture: '1f48e', hue: 196 },
  { slug: 'computers-software-it', name: 'Computers, Software, IT', aliases: ['Computers, Software, IT Support & Solutions'], picture: '1f4bb', hue: 222 },
  { slug: 'fashion-garment-accessories', name: 'Fashion & Garment Accessories', picture: '1f45c', hue: 350 },
  { slug: 'ayurvedic-herbal', name: 'Ayurvedic & Herbal', aliases: ['Ayurvedic & Herbal Products'], picture: '1f33f', hue: 128 },
  { slug: 'security-devices', name: 'Security Devices', aliases: ['Security Devices, Safety Systems & Services'], picture: '1f510', hue: 210 },
  { slug: 'sports-goods-games-toys', name: 'Sports Goods, Games, Toys', aliases: ['Sports Goods, Games, Toys & Accessories'], picture: '26bd', hue: 110 },
  { slug: 'telecom', name: 'Telecom', aliases: ['Telecom Products, Equipment & Supplies'], picture: '1f4e1', hue: 236 },
  { slug: 'stationery-paper-products', name: 'Stationery and Paper Products', picture: '1f4dd', hue: 40 },
  { slug: 'bags-handbags-luggage', name: 'Bags, Handbags, Luggage', aliases: ['Bags, Handbags, Luggage and Accessories'], picture: '1f9f3', hue: 6 },
  { slug: 'stones-marble-granite', name: 'Stones, Marble & Granite', aliases: ['Stones, Marble & Granite Supplies'], picture: '1faa8', hue: 220 },
  { slug: 'railway-shipping-aviation', name: 'Railway, Shipping & Aviation Products', aliases: ['Railway, Shipping & Aviation Products, Spares and Equipment'], picture: '1f6a2', hue: 202 },
  { slug: 'leather', name: 'Leather', aliases: ['Leather and Leather Products & Accessories'], picture: '1f45e', hue: 20 },
  { slug: 'electronics-components', name: 'Electronics Components', aliases: ['Electronics Components and Supplies'], picture: '1f50b', hue: 245 },
  { slug: 'electrical-equipment', name: 'Electrical Equipment', aliases: ['Electrical Equipment and Supplies'], picture: '1f50c', hue: 50 },
  { slug: 'pharmaceutical-drugs', name: 'Pharmaceutical Drugs', aliases: ['Pharmaceutical Drugs, Medicines & Formulations'], picture: '1f48a', hue: 0 },
  { slug: 'mechanical-components', name: 'Mechanical Components', aliases: ['Mechanical Components & Parts'], picture: '2699-fe0f', hue: 215 },
  { slug: 'scientific-measuring-laboratory', name: 'Scientific, Measuring & Laboratory Instruments', picture: '1f52c', hue: 188 },
  { slug: 'furniture', name: 'Furniture', aliases: ['Furniture, Furniture Supplies & Hardware'], picture: '1fa91', hue: 25 },
  { slug: 'fertilizers-seeds-plants-animal', name: 'Fertilizers, Seeds, Plants & Animal Husbandry', picture: '1f331', hue: 100 },
  { slug: 'automobiles-spare-parts', name: 'Automobiles and Spare Parts', aliases: ['Automobiles, Spare Parts and Accessories'], picture: '1f697', hue: 4 },
  { slug: 'housewares-home-appliances', name: 'Housewares, Home Appliances', aliases: ['Housewares, Home Appliances & Decorations'], picture: '1f9f9', hue: 168 },
  { slug: 'metals-minerals-ores-alloys', name: 'Metals, Minerals, Ores & Alloys', aliases: ['Metals, Minerals, Ores & Alloys Products'], picture: '26cf-fe0f', hue: 208 },
  { slug: 'tools-machine-tools', name: 'Tools and Machine Tools', aliases: ['Tools, Machine Tools, Power Tools & Hand Tools'], picture: '1f6e0-fe0f', hue: 30 },
  { slug: 'gifts-crafts-antiques', name: 'Gifts, Crafts, Antiques', aliases: ['Gifts, Crafts, Antiques & Handmade Decoratives'], picture: '1f3fa', hue: 12 },
  { slug: 'bicycles-rickshaws-spares', name: 'Bicycles, Rickshaws and Spares', aliases: ['Bicycles, Rickshaws, Spares and Accessories'], picture: '1f6b2', hue: 142 },
] as const satisfies readonly Category[];

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];

const bySlug = new Map<string, Category>(CATEGORIES.map((category) => [category.slug, category]));
const byName = new Map<string, Category>(
  CATEGORIES.flatMap((category: Category) =>
    [category.name, ...(category.aliases ?? [])].map((name) => [name, category] as const),
  ),
);

/** The category with this slug, or undefined. */
export function categoryBySlug(slug: string): Category | undefined {
  return bySlug.get(slug);
}

/** The category whose name or longer form name is exactly this text, or undefined. */
export function categoryByName(name: string): Category | undefined {
  return byName.get(name);
}

/** The nine of the home page and the footer, those that port trade moves most. */
export const TOP_CATEGORIES: readonly Category[] = (
  [
    'vegetables-fruits-grains-dairy-fmcg', 'metals-minerals-ores-alloys', 'textiles-yarn-fabrics', 'chemicals-dyes', 'electronics-components',
    'furniture', 'industrial-plants-machinery', 'medical-pharma-surgical-healthcare', 'gems-jewellery',
  ] as const satisfies readonly CategorySlug[]
).flatMap((slug) => categoryBySlug(slug) ?? []);

/** A category's word in the page's language, by the name that the calls speak of it with; the name itself where there is none such. */
export function categoryWord(name: string): `categories.${CategorySlug}` | { text: string } {
  const slug = categoryByName(name)?.slug as CategorySlug | undefined;
  return slug ? `categories.${slug}` : { text: name };
}
