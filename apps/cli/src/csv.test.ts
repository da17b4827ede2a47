import { expect, it } from 'vitest';
import { fromCsv, toCsv } from './csv.ts';
import type { Column } from './table.ts';

const columns: readonly Column[] = [
  { name: 'id', kind: 'integer', is_nullable: true, is_required: false, values: null },
  { name: 'title', kind: 'text', is_nullable: false, is_required: true, values: null },
];

it('rows are unchanged after export and import', () => {
  const rows = [
    { id: 1, title: 'a,"b"\r\nc' },
    { id: null, title: '=x' },
    { id: 2, title: 'a\nb' },
    { id: 3, title: 'a\rb' },
  ];
  expect(fromCsv(toCsv(rows, columns), columns).rows).toEqual(rows);
});

it('numbers rows as a spreadsheet does, with line breaks in cells and blank rows', () => {
  const { rows, nameOf } = fromCsv('\uFEFFtitle,id\r\n"a\nb",1\r\n,\r\nc,2\r\n', columns);
  expect(rows).toEqual([
    { title: 'a\nb', id: 1 },
    { title: 'c', id: 2 },
  ]);
  expect([nameOf(0), nameOf(1)]).toEqual(['2行目', '4行目']);
});

it('reads rows that another editor added with different line endings', () => {
  const exported = toCsv([{ id: 1, title: '"a"' }], columns);
  expect(fromCsv(`${exported}2,"b"\n3,c`, columns).rows).toEqual([
    { id: 1, title: '"a"' },
    { id: 2, title: 'b' },
    { id: 3, title: 'c' },
  ]);
});

it.each([
  ['id,title\n1,a,b\n', '2行目: 列が3個あります(1行目は2個)。'],
  ['id,id\n1,2\n', '1行目に「id」の列が2つあります。'],
  ['id,\n1,2\n', '1行目に列の名前を入れてください。'],
  ['', '1行目に列の名前を入れてください。'],
  ['id,title\n1,"a\n', /^CSV として読み取れません。/],
])('%j is refused with a message', (text, message) => {
  expect(() => fromCsv(text, columns)).toThrow(message);
});
