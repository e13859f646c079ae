// The page that the worker answers with where the asked one cannot be fetched. It stands alone: whatever it needed besides could be missing too.

const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(oklch(0.984 0.008 88), oklch(0.185 0.018 170));
  --text: light-dark(oklch(0.235 0.03 168), oklch(0.955 0.008 95));
  --soft: light-dark(oklch(0.38 0.03 168), oklch(0.83 0.012 120));
  --primary: light-dark(oklch(0.41 0.09 165), oklch(0.83 0.12 160));
  --on-primary: light-dark(oklch(1 0 0), oklch(0.2 0.03 168));
}
:root[data-theme="light"] { color-scheme: light }
:root[data-theme="dark"] { color-scheme: dark }
:root[data-theme="high-contrast"] {
  color-scheme: light;
  --page: #fff; --text: #000; --soft: oklch(0.2 0 0); --primary: oklch(0.31 0.075 165); --on-primary: #fff;
}
@media (prefers-contrast: more) {
  :root:not([data-theme="light"], [data-theme="dark"]) {
    color-scheme: light;
    --page: #fff; --text: #000; --soft: oklch(0.2 0 0); --primary: oklch(0.31 0.075 165); --on-primary: #fff;
  }
}
body {
  box-sizing: border-box; min-height: 100dvh; margin: 0; padding: 2rem 1.25rem; display: grid; align-content: center; justify-items: center;
  background: var(--page); color: var(--text); font: 1.0625rem/1.55 "Atkinson Hyperlegible Next", system-ui, sans-serif; text-align: center;
}
main { display: grid; justify-items: center; gap: 1rem; max-width: 30rem }
svg { width: 13rem; height: auto; margin-bottom: 1rem }
h1 { margin: 0; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance }
p { margin: 0; text-wrap: pretty }
small { text-wrap: balance; color: var(--soft); font-size: 0.9375rem }
#address { overflow-wrap: anywhere; color: var(--soft) }
#said { min-height: 1.55em; color: var(--soft) }
button {
  min-height: 3rem; padding: 0 1.5rem; border: 2px solid transparent; border-radius: 999px; cursor: pointer;
  background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 650;
}
button:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px }
`;

const street = `<svg viewBox="0 0 208 112" aria-hidden="true">
<path fill="oklch(0.87 0.07 65)" d="M12 48h52v60H12z"/><path fill="oklch(0.62 0.15 42)" d="m6 50 32-28 32 28z"/>
<path fill="oklch(0.9 0.05 160)" d="M72 36h60v72H72z"/><path fill="oklch(0.45 0.06 250)" d="m66 38 36-32 36 32z"/>
<path fill="oklch(0.86 0.05 235)" d="M140 52h54v56h-54z"/><path fill="oklch(0.62 0.15 42)" d="m134 54 33-26 33 26z"/>
<path fill="oklch(0.235 0.03 168)" d="M22 60h12v14H22zM42 60h12v14H42zM32 84h14v24H32zM82 50h14v16H82zM108 50h14v16h-14zM82 78h14v30H82zM152 64h12v14h-12zM172 64h12v14h-12zM160 88h14v20h-14z"/>
<path fill="oklch(0.83 0.16 86)" d="M108 78h14v16h-14z"/><path fill="none" stroke="oklch(0.6 0.11 155)" stroke-width="4" stroke-linecap="round" d="M4 109h200"/></svg>`;

/** Runs in the page. It states who is away, and asks for the page again once the server answers. */
function waitForServer() {
  const firstWaitMs = 2_000;
  const longestWaitMs = 30_000;
  const find = (id) => document.getElementById(id);
  let waitMs = firstWaitMs;
  let timer = 0;

  function state() {
    const title = navigator.onLine ? "Jobami ne répond pas" : "Vous êtes hors ligne";
    document.title = `${title} · Jobami`;
    find("title").textContent = title;
    find("missing").textContent = navigator.onLine
      ? "La page n’a pas pu être chargée\u00a0: votre connexion ou nos serveurs ne répondent pas. Elle s’ouvrira d’elle-même dès que possible."
      : "La page n’a pas pu être chargée. Elle s’ouvrira d’elle-même au retour du réseau.";
  }

  async function ask() {
    clearTimeout(timer);
    const isThere = await fetch("/api/health", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) location.reload();
    else {
      clearTimeout(timer);
      // Not everybody at once, when it was the server that was away.
      timer = setTimeout(ask, waitMs * (0.75 + Math.random() / 2));
      waitMs = Math.min(waitMs * 1.5, longestWaitMs);
    }
    return isThere;
  }

  function askSoon() {
    state();
    waitMs = firstWaitMs;
    return ask();
  }

  async function retry() {
    find("said").textContent = "Nouvel essai…";
    if (!(await askSoon())) find("said").textContent = "Toujours pas. Nous réessayons pour vous.";
  }

  try {
    const [, display] = /(?:^|; )jobami_display=([^;]+)/.exec(document.cookie) ?? [];
    document.documentElement.dataset.theme = JSON.parse(decodeURIComponent(display)).theme;
  } catch {
    // Nothing chosen: the device decides.
  }
  find("address").textContent = location.host + location.pathname;
  find("retry").addEventListener("click", retry);
  addEventListener("online", askSoon);
  addEventListener("offline", state);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && askSoon());
  state();
  timer = setTimeout(ask, waitMs);
}

/** The page, under whatever address was asked for; its policy lets nothing run or be fetched but what it has itself. */
self.offlinePage = () => {
  const nonce = crypto.randomUUID();
  const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Jobami</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${street}
<h1 id="title"></h1>
<p id="missing"></p>
<p id="address"></p>
<button id="retry" type="button">Réessayer</button>
<p id="said" role="status"></p>
<small>Ce que vous aviez écrit est gardé sur cet appareil quand il pouvait l’être.</small>
</main>
<script nonce="${nonce}">(${waitForServer})();</script>
</body>
</html>`;
  return new Response(page, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
};
