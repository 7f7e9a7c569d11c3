import { FULFILLMENTS, type Fulfillment } from '../../send-order/order';
import { draft } from './draft-store';
import { RadioChoice } from './radio-choice';

export function FulfillmentChoice({ value }: { value: Fulfillment }) {
  return (
    <RadioChoice
      legend="Delivery / Pickup"
      name="fulfillment"
      options={FULFILLMENTS}
      value={value}
      onChange={(fulfillment) => {
        draft.change({ fulfillment });
      }}
      isRow
    />
  );
}
