import { atMost } from "./at-most.ts";
import type { Attack } from "./attack.ts";
import { behindProxy } from "./behind-proxy.ts";
import { databaseLost } from "./database-lost.ts";
import { enumeration } from "./enumeration.ts";
import { floods } from "./floods.ts";
import { fullOutbox } from "./full-outbox.ts";
import { hostileBodies } from "./hostile-bodies.ts";
import { hostilePictures } from "./hostile-pictures.ts";
import { limits } from "./limits.ts";
import { mailFloods } from "./mail-floods.ts";
import { ownCasesAttack } from "./own-cases.ts";
import { readyAgain } from "./ready-again.ts";
import { redisAway } from "./redis-away.ts";
import { sessions } from "./sessions.ts";
import { signUpCut } from "./sign-up-cut.ts";
import { signUpHeld } from "./sign-up-held.ts";
import { slowRequests } from "./slow-requests.ts";
import { upgrades } from "./upgrades.ts";
import { zones } from "./zones.ts";

/** Every attack by its name; `pnpm soak attack` runs all of them. */
export const attacks: Record<string, Attack> = {
  upgrades,
  "database-lost": databaseLost,
  "hostile-bodies": hostileBodies,
  "hostile-pictures": hostilePictures,
  floods,
  "mail-floods": mailFloods,
  "full-outbox": fullOutbox,
  limits,
  "slow-requests": slowRequests,
  "redis-away": redisAway,
  "behind-proxy": behindProxy,
  enumeration,
  sessions,
  "sign-up-cut": signUpCut,
  "sign-up-held": signUpHeld,
  "ready-again": readyAgain,
  "at-most": atMost,
  "own-cases": ownCasesAttack,
  zones,
};
