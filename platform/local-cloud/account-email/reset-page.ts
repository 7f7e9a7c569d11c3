import Mustache from 'mustache';

const PAGE = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Reset your password</title>
    <style>
      body { max-width: 22rem; margin: 15vh auto 0; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
      form { display: grid; gap: 0.75rem; }
      input, button { min-height: 2.75rem; padding: 0 0.75rem; font: inherit; }
    </style>
  </head>
  <body>
    <h1>Reset your password</h1>
    <form action="{{action}}">
      {{#fields}}<input type="hidden" name="{{name}}" value="{{value}}">{{/fields}}
      <label for="new">New password</label>
      <input id="new" name="newPassword" type="password" autocomplete="new-password" minlength="6" required>
      <button>Save</button>
    </form>
  </body>
</html>`;

/**
 * Replaces the page that Firebase hosts. The Auth emulator checks the code, stores the password, and redirects to the
 * shop.
 * @param search of the link.
 * @param auth the emulator's URL.
 */
export function resetPage(search: URLSearchParams, auth: string): string {
  const fields = [...search].map(([name, value]) => ({ name, value }));
  return Mustache.render(PAGE, { action: `${auth}/emulator/action`, fields });
}
