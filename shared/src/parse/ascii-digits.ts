const DIGIT = /\p{Nd}/u;

/** The text with the digits of every script, as in "٣٢", "３２" or "३२", as 0 to 9. Everything else stays. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode, the ten digits of a script stand together from zero to nine.
    let before = 0;
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });
}
