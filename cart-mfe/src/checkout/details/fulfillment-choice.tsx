import { draft } from '../../order/draft-store';
import { FULFILLMENTS, type Fulfillment } from '../../order/order-fields';
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
