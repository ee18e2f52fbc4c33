const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Marsa Mart API</title>
  <link rel="stylesheet" href="/vendor/swagger/swagger-ui.css">
</head>
<body>
  <main id="api"></main>
  <script src="/vendor/swagger/swagger-ui-bundle.js"></script>
  <script src="/api-docs.js"></script>
</body>
</html>
`;

export const dynamic = 'force-static';

/** The OpenAPI document, readable; the viewer is swagger-ui-dist's (scripts/lib/assets.mjs). */
export function GET() {
  return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
