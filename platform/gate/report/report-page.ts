/** For Mustache, which escapes what it inserts. */
export const REPORT_PAGE = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>{{title}} compared with live</title>
    <style>
      :root { --ink: #22332f; --quiet: #56655f; --line: #d9d2c3; --paper: #faf6ee; --good: #1d6b4a; --bad: #a03123; }
      * { box-sizing: border-box; }
      body { max-width: 64rem; margin: 0 auto; padding: 3rem 1.25rem 6rem; color: var(--ink); background: var(--paper);
        font: 1rem/1.55 system-ui, sans-serif; }
      h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
      h1 { margin: 0 0 0.5rem; font-size: clamp(1.6rem, 4vw, 2.4rem); overflow-wrap: anywhere; }
      h2 { margin: 3rem 0 0.75rem; font-size: 1.35rem; }
      .verdict { color: var(--bad); font-weight: 600; }
      .verdict.good, .good { color: var(--good); }
      p, .remark { color: var(--quiet); }
      table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
      th { font-weight: 600; }
      ul { margin: 0; padding: 0; list-style: none; }
      li { display: grid; grid-template-columns: 8rem 1fr; gap: 0 1rem; padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
      li > * { overflow-wrap: anywhere; }
      .kind { color: var(--quiet); }
      .remark { grid-column: 2; font-size: 0.9rem; }
      .bad { color: var(--bad); }
      figure { margin: 2rem 0; }
      figcaption { margin-bottom: 0.5rem; font-weight: 600; }
      .pair { position: relative; max-width: 100%; overflow: hidden; border: 1px solid var(--line); background: #fff; }
      .pair img { display: block; width: 100%; }
      .pair img + img { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--at)); background: #fff; }
      .pair::after { content: ''; position: absolute; inset: 0 auto 0 var(--at); width: 2px; background: var(--bad); }
      input { display: block; width: 100%; margin: 0.75rem 0 0; accent-color: var(--good); }
      .ends { display: flex; justify-content: space-between; font-size: 0.9rem; color: var(--quiet); }
      @media (max-width: 40rem) { li { grid-template-columns: 1fr; } .remark { grid-column: 1; } }
    </style>
  </head>
  <body>
    <h1>{{title}}</h1>
    <p><span class="verdict {{#isAdmitted}}good{{/isAdmitted}}">{{#isAdmitted}}Admitted{{/isAdmitted}}{{^isAdmitted}}Refused{{/isAdmitted}}</span>
      by the gate on {{at}} UTC, compared with what is live.</p>
    <table>
      <thead><tr><th scope="col">Module</th><th scope="col">Live</th><th scope="col">Release</th><th scope="col">Scripts</th><th scope="col">Styles</th></tr></thead>
      <tbody>
      {{#modules}}<tr><th scope="row">{{module}}</th><td>{{former}}</td><td>{{version}}</td><td>{{scripts}}</td><td>{{styles}}</td></tr>{{/modules}}
      </tbody>
    </table>
    {{#isSame}}<p>No guest and no manager sees a difference.</p>{{/isSame}}
    {{#problems.length}}<h2>Problems</h2><ul>{{/problems.length}}
    {{#problems}}<li><span class="kind">refused</span><span>{{.}}</span></li>{{/problems}}
    {{#problems.length}}</ul>{{/problems.length}}
    {{#groups}}
    <h2>{{title}}</h2>
    <ul>
      {{#lines}}<li><span class="kind">{{kind}}</span><span>{{text}}</span>
        <span class="remark {{#isAccepted}}good{{/isAccepted}}{{^isAccepted}}bad{{/isAccepted}}">{{remark}}</span></li>{{/lines}}
    </ul>
    {{/groups}}
    {{#pictures.length}}<h2>Screenshots</h2>{{/pictures.length}}
    {{#pictures}}
    <figure>
      <figcaption>{{title}}</figcaption>
      <div class="pair" style="--at: 50%; width: {{width}}px; aspect-ratio: {{width}} / {{height}}">
        <img alt="Before" src="{{&was}}"><img alt="After" src="{{&is}}">
      </div>
      <div style="width: {{width}}px; max-width: 100%">
        <input type="range" min="0" max="100" value="50" aria-label="How much of the picture is as before: {{title}}">
        <div class="ends"><span>Before</span><span>After</span></div>
      </div>
    </figure>
    {{/pictures}}
    <script>
      for (const input of document.querySelectorAll('input'))
        input.addEventListener('input', () =>
          input.closest('figure').querySelector('.pair').style.setProperty('--at', input.value + '%'));
    </script>
  </body>
</html>
`;
