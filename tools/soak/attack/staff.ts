import { authContract } from "../../../packages/api/src/auth/contract.ts";
import type { Served } from "../../served.ts";
import type { Target } from "./attack.ts";
import { type Browser, join, mailed, password, visitor } from "./browser.ts";

/** A staff member, signed in with their second factor. */
export interface Staff {
  id: string;
  browser: Browser;
}

const addressOf = (name: string) => `${name}@exemple.fr`;

async function signInByCode(served: Served, email: string): Promise<Staff> {
  const browser = await visitor(served);
  await browser.get(authContract.login, { body: { email, password } });
  const code = await mailed(served, email, /^(\d{6})$/m);
  await browser.get(authContract.verifyTwoFactor, { body: { code } });
  const { user } = await browser.get(authContract.profile, {});
  return { id: user.id, browser };
}

/** Starts the product with members of staff: the operator gave each their role, and they sign in by a mailed code. */
export async function withStaff<Name extends string>(
  { start, order }: Target,
  roles: Readonly<Record<Name, "jobmodo" | "jobpadm">>,
  env: NodeJS.ProcessEnv,
): Promise<{ served: Served; staff: Record<Name, Staff> }> {
  const named = Object.entries(roles) as [Name, string][];
  const before = await start(env);
  for (const [name] of named) {
    const browser = await join(before, addressOf(name));
    await browser.get(authContract.setTwoFactor, { body: { enabled: true, password } });
  }
  await before.stop();
  for (const [name, role] of named) await order("staff", "grant", addressOf(name), role);
  const served = await start(env);
  const staff: [string, Staff][] = [];
  for (const [name] of named) staff.push([name, await signInByCode(served, addressOf(name))]);
  return { served, staff: Object.fromEntries(staff) as Record<Name, Staff> };
}
