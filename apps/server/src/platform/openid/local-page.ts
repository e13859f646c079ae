import { escapeHtml } from "../mail/html.ts";
import type { KnownPerson } from "./local-openid.ts";
import { style } from "./local-page.css.ts";

/** The policy of the page: no script, no other origin. */
export const localPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

function frame(title: string, content: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function choice({ prenom, nom, email }: KnownPerson): string {
  return `<button name="connu" value="${escapeHtml(email)}">${escapeHtml(`${prenom} ${nom}`)}<small>${escapeHtml(email)}</small></button>`;
}

/** The page on which a person declares whom the local provider is to vouch for. */
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

/** What is stated when the step is over: too late, or in another browser. */
export function localOverPage(): string {
  return frame(
    "Cette étape n’est plus valable",
    `<p>Elle a duré trop longtemps, ou a été ouverte dans un autre navigateur.</p><p><a href="/login">Revenir à la connexion</a></p>`,
  );
}
