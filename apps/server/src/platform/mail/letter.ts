import { displayText } from "@jobami/api/http/display-text";
import type { Config } from "../../config.ts";
import { escapeHtml } from "./html.ts";

/** A mail as text: paragraphs, and at most one link or code to act on. */
export interface Letter {
  subject: string;
  /** Who is greeted; null for whoever it is. */
  prenom: string | null;
  paragraphs: readonly string[];
  link?: { label: string; url: string };
  code?: string;
  /** What it is about, when that is several things: each leads somewhere. */
  items?: readonly { title: string; text: string; url: string }[];
  /** Stated last, in small print. */
  note: string;
  /** Where such mails are ended, below the note. */
  leave?: { label: string; url: string };
}

/** What mail programs make a link of: an address of the web or of mail, a name of a host. */
const linkable = /:\/\/|@|\bwww\.|[\p{L}\p{N}][.\u3002\uff0e\uff61][\p{L}\p{N}]/iu;

/** Whether a mail program may make a link of a text, or of a part of it. */
export const isLinkable = (text: string): boolean => linkable.test(text);

/** « Bonjour Léa, ». Whoever signs up chooses a name and whom it is mailed to: one that holds an address is left out. */
export function greetingOf(prenom: string | null): string {
  return prenom === null || isLinkable(prenom) ? "Bonjour," : `Bonjour ${displayText(prenom)},`;
}

const itemHtml = ({ title, text, url }: NonNullable<Letter["items"]>[number]) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#14532d;font-weight:700">${escapeHtml(title)}</a><br>${escapeHtml(text)}</p>`;

/** A letter as plain text and as HTML that shows the same text; everything is escaped. */
export function writeLetter(letter: Letter, brand: Config["brand"]) {
  const { paragraphs, items = [], link, code, note, leave } = letter;
  const greeting = greetingOf(letter.prenom);
  const signature = `L’équipe ${brand.name}`;
  const text = [
    greeting,
    ...paragraphs,
    ...items.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...(code === undefined ? [] : [code]),
    ...(link === undefined ? [] : [`${link.label}\n${link.url}`]),
    signature,
    note,
    ...(leave === undefined ? [] : [`${leave.label}\n${leave.url}`]),
  ].join("\n\n");
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head><body style="margin:0;background:#f6f1e7;color:#16241d;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="margin:0 0 24px;font-weight:700;font-size:20px;color:#14532d">${escapeHtml(brand.name)}</p>${paragraph(greeting)}${paragraphs.map(paragraph).join("")}${items.map(itemHtml).join("")}${
    code === undefined
      ? ""
      : `<p style="margin:0 0 24px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`
  }${
    link === undefined
      ? ""
      : `<p style="margin:0 0 24px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#14532d;color:#ffffff;text-decoration:none;font-weight:700">${escapeHtml(link.label)}</a></p><p style="margin:0 0 24px;font-size:14px">Si le bouton ne fonctionne pas, copiez cette adresse${"\u00a0"}: <br>${escapeHtml(link.url)}</p>`
  }${paragraph(signature)}<p style="margin:24px 0 0;font-size:14px;color:#46564d">${escapeHtml(note)}</p>${
    leave === undefined
      ? ""
      : `<p style="margin:12px 0 0;font-size:14px"><a href="${escapeHtml(leave.url)}" style="color:#14532d">${escapeHtml(leave.label)}</a></p>`
  }</div></body></html>`;
  return { subject: letter.subject, text, html };
}
