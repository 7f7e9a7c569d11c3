import { QRCodeSVG } from 'qrcode.react';

/** Its own file, so that the library is fetched when a guest wants to see a code, and not before. */
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
