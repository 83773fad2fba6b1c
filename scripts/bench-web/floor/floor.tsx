/** As little as a list of inspections can be: React, thirty rows from a file, and a filter over them. */
import './floor.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

type Row = {
  id: number;
  conduct_date: string | null;
  property: { address: { line1: string; postcode: string } };
  type: { name: string };
  state: { name: string };
  clerk: { name: string } | null;
};

function List({ rows }: { rows: readonly Row[] }) {
  const [filter, setFilter] = useState('');
  const shown = rows.filter(({ property }) => property.address.line1.toLowerCase().includes(filter.toLowerCase()));
  return (
    <main>
      <h1>Inspections</h1>
      <input
        type="search"
        aria-label="Search"
        placeholder="Search"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <table>
        <thead>
          <tr>
            <th>Address</th>
            <th>Type</th>
            <th>Date</th>
            <th>Clerk</th>
            <th>State</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, property, type, conduct_date, clerk, state }) => (
            <tr key={id}>
              <td>
                <a href={`#${id}`}>
                  {property.address.line1}, {property.address.postcode}
                </a>
              </td>
              <td>{type.name}</td>
              <td>{conduct_date?.slice(0, 16).replace('T', ' ')}</td>
              <td>{clerk?.name}</td>
              <td>{state.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const answer = await fetch('/rows.json');
const { data } = (await answer.json()) as { data: Row[] };
createRoot(root).render(<List rows={data} />);
