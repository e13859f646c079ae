import type { Config } from "../../config.ts";
import { embeddedTransport, type MailTransport } from "./transport.ts";

/** SMTP when configured, the embedded mailbox otherwise, which loads no library for it. */
export async function chooseTransport(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "mailReturnPath">,
): Promise<MailTransport> {
  if (config.smtpUrl === undefined) return embeddedTransport;
  const { smtpTransport } = await import("./smtp-transport.ts");
  return smtpTransport(config.smtpUrl, config.mailFrom, config.mailReturnPath);
}
