import { accountContract } from "@jobami/api/account/contract";
import { authContract } from "@jobami/api/auth/contract";
import { consentsContract } from "@jobami/api/consents/contract";
import { healthContract } from "@jobami/api/health/contract";
import type { Endpoint } from "@jobami/api/http/contract";
import { jobiContract } from "@jobami/api/jobi/contract";
import { mailContract } from "@jobami/api/mail/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { placesContract } from "@jobami/api/places/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { usersContract } from "@jobami/api/users/contract";

const domains: Record<string, Record<string, Endpoint>> = {
  account: accountContract,
  auth: authContract,
  consents: consentsContract,
  health: healthContract,
  jobi: jobiContract,
  mail: mailContract,
  missions: missionsContract,
  newsletter: newsletterContract,
  notifications: notificationsContract,
  places: placesContract,
  proposals: proposalsContract,
  users: usersContract,
};

/** The whole contract: every endpoint by `domain.call`. */
export const contract: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(domains).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${domain}.${name}`, endpoint]),
  ),
);
