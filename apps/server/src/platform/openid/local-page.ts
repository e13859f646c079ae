import { escapeHtml } from "../mail/html.ts";
import type { KnownPerson } from "./local-openid.ts";

const style = `*{box-sizing:border-box}body{margin:0;background:#f6f1e7;color:#16241d;font:16px/1.5 system-ui,sans-serif}main{max-width:520px;margin:0 auto;padding:24px}h1{font-size:24px;line-height:1.2;margin:0 0 8px}h2{font-size:18px;margin:0 0 12px}p{margin:0 0 16px}section{background:#fff;border:1px solid #d9d2c3;border-radius:12px;padding:16px 20px;margin:0 0 16px}button{display:block;width:100%;min-height:48px;padding:8px 16px;margin:0 0 8px;border:1px solid #6b7a71;border-radius:8px;background:#fff;color:inherit;font:inherit;text-align:start;overflow-wrap:anywhere;cursor:pointer}button:hover{background:#f6f1e7}button small{display:block;color:#46564d}button.main{background:#1f5c43;border-color:#1f5c43;color:#fff;text-align:center;font-weight:600}button.plain{text-align:center}label{display:block;font-weight:600;margin:0 0 12px}input[type=text],input[type=email]{display:block;width:100%;min-height:48px;padding:8px 12px;margin:4px 0 0;border:1px solid #6b7a71;border-radius:8px;font:inherit}label.tick{display:flex;gap:12px;align-items:center;min-height:44px;font-weight:400}input[type=checkbox]{width:22px;height:22px;flex:none;margin:0}:focus-visible{outline:3px solid #1f5c43;outline-offset:2px}`;

/** The policy of the page: no script, no other origin. */
export const localPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

function frame(title: string, content: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function choice({ prenom, nom, email }: KnownPerson): string {
  return `<button name="connu" value="${escapeHtml(email)}">${escapeHtml(`${prenom} ${nom}`)}<small>${escapeHtml(email)}</small></button>`;
}

/** The page on which somebody says whom the local provider is to vouch for. */
export function localChoicePage(people: readonly KnownPerson[]): string {
  const known =
    people.length === 0
      ? ""
      : `<form method="post"><section aria-labelledby="connus"><h2 id="connus">Une personne de la démonstration</h2>${people.map(choice).join("")}</section></form>`;
  return frame(
    "Choisir un compte",
    `<p>Google n’est pas configuré sur cette machine. Cette page le remplace pour essayer la connexion\u00a0: rien n’est envoyé ailleurs.</p>${known}
<form method="post"><section aria-labelledby="autre"><h2 id="autre">Quelqu’un d’autre</h2>
<label>Prénom<input type="text" name="prenom" maxlength="60" autocomplete="off"></label>
<label>Nom<input type="text" name="nom" maxlength="60" autocomplete="off"></label>
<label>Adresse e-mail<input type="email" name="email" maxlength="254" required autocomplete="off"></label>
<label class="tick"><input type="checkbox" name="verifiee" checked>L’adresse est vérifiée</label>
<button class="main" name="inventer" value="1">Continuer avec ce compte</button></section></form>
<form method="post"><button class="plain" name="refuser" value="1">Refuser et revenir</button></form>`,
  );
}

/** What is said when the step is over: too late, or in another browser. */
export function localOverPage(): string {
  return frame(
    "Cette étape n’est plus valable",
    `<p>Elle a duré trop longtemps, ou a été ouverte dans un autre navigateur.</p><p><a href="/login">Revenir à la connexion</a></p>`,
  );
}
