export const FORGOTTEN = 'This device has forgotten your details and your last order.';
