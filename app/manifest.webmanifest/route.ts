import en from '../../messages/en.json';

/** What a browser needs to install the site. One for all languages: the address that it opens keeps the visitor's own. */
export function GET() {
  const manifest = {
    name: 'Marsa Mart', short_name: 'Marsa Mart', description: en.site.footerNote, id: '/', start_url: '/', scope: '/', display: 'standalone',
    background_color: '#f6f4ee', theme_color: '#0b2a3f', categories: ['business', 'shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' } });
}
