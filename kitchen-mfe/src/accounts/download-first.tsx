import { reportProblem } from '@simmer/shared/report';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useState } from 'react';
import { soldOf, type Orders } from '../order-list/listed-order';

/** Saves orders as a file before they are removed. */
export function DownloadFirst({ orders }: { orders: Orders }) {
  const [result, setResult] = useState('');
  const sold = soldOf(orders);
  if (sold.length === 0) return null;
  async function save() {
    try {
      const { download, savedText } = await import(/* webpackChunkName: "csv" */ './csv');
      const file = download('dishes', sold, shopTimeAt(Date.now()).day);
      setResult(savedText(file));
    } catch (error) {
      reportProblem('kitchen', 'the file for a spreadsheet could not be made.', error);
      setResult('The file could not be made. Check your connection, and keep the orders for now.');
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void save()}>
        Download first, for a spreadsheet
      </Button>
      <Status as="span">{result}</Status>
    </>
  );
}
