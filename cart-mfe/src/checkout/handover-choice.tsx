import { HANDOVERS, type Handover } from '../send-order/order';
import { draft } from './draft-store';
import { RadioChoice } from './radio-choice';

/** For owners whose guests may also come to the kitchen. */
export function HandoverChoice({ value }: { value: Handover }) {
  return (
    <RadioChoice
      legend="Delivery / Pickup"
      name="handover"
      options={HANDOVERS}
      value={value}
      onChange={(handover) => {
        draft.change({ handover });
      }}
      isRow
    />
  );
}
