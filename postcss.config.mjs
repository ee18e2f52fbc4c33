/** Tailwind 4 is the only step: it bundles the imports of src/ui/styles/globals.css as well. */
const config = { plugins: { '@tailwindcss/postcss': {} } };

export default config;
