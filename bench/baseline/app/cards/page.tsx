import { connection } from 'next/server';
import Link from 'next/link';
import { rows, type Row } from '../rows';

function Card({ row }: { row: Row }) {
  return (
    <article className="card">
      {/* eslint-disable-next-line @next/next/no-img-element -- as the product shows it: no optimizer */}
      <img src={`/pictures/emoji/${row.picture}.webp`} width={256} height={256} alt="" loading="lazy" />
      <p className="badge">{row.is_verified ? 'Verified' : 'Not verified'}</p>
      <h3>
        <Link href={`/product/${row.id}`}>{row.name}</Link>
      </h3>
      <p>{row.company_name}</p>
      <p>{row.short_description}</p>
      <p>
        <strong>{row.price.toFixed(2)}</strong> {row.currency} per {row.unit}, {row.price_type}
      </p>
      <dl>
        <dt>MOQ</dt>
        <dd>{row.moq}</dd>
        <dt>HS code</dt>
        <dd>{row.hs_code}</dd>
        <dt>Port</dt>
        <dd>{row.origin_port_name}</dd>
      </dl>
      <Link href={`/rfq/${row.id}`}>Request Quotation</Link>
    </article>
  );
}

/** Eight cards, made anew for every request, from rows that are there already. */
export default async function CardsPage() {
  await connection();
  return (
    <main>
      <h1>Products</h1>
      <ul>
        {rows(8).map((row) => (
          <li key={row.id}>
            <Card row={row} />
          </li>
        ))}
      </ul>
    </main>
  );
}
