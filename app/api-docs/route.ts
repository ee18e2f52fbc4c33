const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Marsa Mart API</title>
  <link rel="stylesheet" href="/swagger/swagger-ui.css">
</head>
<body>
  <main id="api"></main>
  <script src="/swagger/swagger-ui-bundle.js"></script>
  <script src="/swagger/start.js"></script>
</body>
</html>
`;

export const dynamic = 'force-static';

/** The OpenAPI document, readable; the files under public/swagger are swagger-ui-dist's (scripts/copy-assets.mjs). */
export function GET() {
  return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
