import { QRCodeSVG } from 'qrcode.react';

/** The library is in a separate chunk, which is fetched only when a guest wants to see a code. */
export function QrCode({ address }: { address: string }) {
  return (
    <QRCodeSVG
      value={address}
      title="QR code of the Venmo profile"
      level="M"
      size={192}
      marginSize={4}
      bgColor="transparent"
      fgColor="currentColor"
    />
  );
}
