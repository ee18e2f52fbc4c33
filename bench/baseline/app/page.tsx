/** The page whose JavaScript every Next page has. */
export default function HelloWorld() {
  return <h1>Hello world</h1>;
}
