import { Alert } from '@simmer/shared/ui/alert';
import type { Fulfillment } from '../send-order/order';
import { fieldLabel } from './field-labels';
import styles from './obstacle-alert.module.css';
import type { Obstacle } from './obstacles';
import { dishText } from '../dish-text';

interface ObstacleAlertProps {
  obstacles: readonly Obstacle[];
  fulfillment: Fulfillment;
  onGoTo: (obstacle: Obstacle) => void;
}

export function ObstacleAlert({ obstacles, fulfillment, onGoTo }: ObstacleAlertProps) {
  return (
    <Alert message={messageOf(obstacles)} takesFocus>
      <ul role="list" className={styles.fields}>
        {obstacles.map((obstacle) => {
          const target = targetOf(obstacle, fulfillment);
          return (
            <li key={target}>
              <button
                type="button"
                className={styles.field}
                onClick={() => {
                  onGoTo(obstacle);
                }}
              >
                Go to {target}
              </button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

function messageOf(obstacles: readonly Obstacle[]): string {
  const kinds = new Set(obstacles.map(({ kind }) => kind));
  if (kinds.has('missing')) return 'Please fill out all delivery details before submitting.';
  if (kinds.has('unreadable-date')) return 'Please fix the date before submitting.';
  if (kinds.has('impossible-date'))
    return 'Please choose another date or clear the field before submitting.';
  return 'Before submitting, please choose whether to add your note to the dish.';
}

function targetOf(obstacle: Obstacle, fulfillment: Fulfillment): string {
  switch (obstacle.kind) {
    case 'open-question':
      return `the note for ${dishText(obstacle.item)}`;
    case 'missing':
      return fieldLabel(obstacle.field, fulfillment);
    case 'unreadable-date':
    case 'impossible-date':
      return fieldLabel('date', fulfillment);
  }
}
