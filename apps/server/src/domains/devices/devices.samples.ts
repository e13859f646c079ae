import { authContract } from "@jobami/api/auth/contract";
import { devicesContract } from "@jobami/api/devices/contract";
import { member, type Samples, signedIn } from "../../testing/samples.ts";
import { lea, logIn, mailedToken } from "../../testing/test-accounts.ts";
import { signIn, signInAgain } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof devicesContract> = {
  list: signedIn(),
  endOne: async (server) => {
    const { client, person } = await signIn(server);
    const { client: other } = await signInAgain(server, person);
    const { body } = await other.call(devicesContract.list);
    const id = body.data.find(({ isCurrent }) => isCurrent)?.id ?? "";
    return { client, input: { params: { id } } };
  },
  endOthers: signedIn(),
  disown: async (server) => {
    const client = await member(server);
    await client.call(authContract.logout);
    await logIn(server.client());
    return { client: server.client(), input: { body: { token: await mailedToken(server, lea.email) } } };
  },
};
