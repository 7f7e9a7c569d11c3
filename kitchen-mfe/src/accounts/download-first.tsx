import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { reportProblem } from '@simmer/shared/report';
import { useState } from 'react';
import type { Orders } from '../order-list/stored-list';

/** Saves orders as a file before they are removed. */
export function DownloadFirst({ orders }: { orders: Orders }) {
  const [result, setResult] = useState('');
  async function save() {
    try {
      const { download } = await import(/* webpackChunkName: "csv" */ './csv');
      setResult(`Look for ${download('dishes', orders, 'removed')} in this device’s downloads.`);
    } catch (error) {
      reportProblem('kitchen', 'the file for a spreadsheet could not be made.', error);
      setResult('The file could not be made. Check your connection, and keep the orders for now.');
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void save()}>
        Download them first, for a spreadsheet
      </Button>
      <Status as="span">{result}</Status>
    </>
  );
}
