import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newHome, type RunningServer, type ServerHome, startServer } from "../server.ts";
import { goodPassword, hedgeMission, join, newcomer, newVisitor, type Visitor } from "../visitor.ts";

const owner = newcomer("Odile");
const jobbeur = newcomer("Jules", "jobbeur");

describe("a server killed at any point", () => {
  let home: ServerHome;
  let server: RunningServer;

  beforeAll(async () => {
    home = await newHome();
    server = await startServer(home);
  });
  afterAll(async () => {
    await server.stop();
    await home.remove();
  });

  async function signIn(person: { email: string }): Promise<Visitor> {
    const visitor = newVisitor(server.url);
    await visitor.auth.login({ body: { email: person.email, password: goodPassword } });
    return visitor;
  }

  it("has everything it acknowledged when it comes back", async () => {
    await join(server.url, owner);
    await join(server.url, jobbeur);
    const acknowledged: { missionId: string; amounts: number[] }[] = [];

    for (const [round, stepsBeforeDeath] of [4, 7, 11].entries()) {
      const [odile, jules] = await Promise.all([signIn(owner), signIn(jobbeur)]);
      let steps = 0;
      let death: Promise<void> | undefined;
      // The kill is sent while the next call is under way.
      const acknowledge = () => {
        steps += 1;
        if (steps === stepsBeforeDeath) death = server.kill();
      };
      const neighbours = async () => {
        for (let n = 1; ; n++) {
          const { data: mission } = await odile.missions.create({ body: hedgeMission(round * 1000 + n) });
          const entry = { missionId: mission.id, amounts: [] as number[] };
          acknowledged.push(entry);
          acknowledge();
          const offer = { message: "Je peux venir lundi.", paymentMethodType: "euros" as const };
          const { data: proposal } = await jules.proposals.propose({
            params: { id: mission.id },
            body: { amount: 80, ...offer },
          });
          entry.amounts.push(80);
          acknowledge();
          await odile.proposals.ownerCounter({
            params: { id: mission.id },
            body: { proposalId: proposal.proposalId, amount: 70, ...offer },
          });
          entry.amounts.push(70);
          acknowledge();
        }
      };
      await expect(neighbours()).rejects.toMatchObject({ code: "NETWORK" });
      await death;
      server = await startServer(home);
    }

    const odile = await signIn(owner);
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 + 3 + 4);
    for (const { missionId, amounts } of acknowledged) {
      const { data: mission } = await odile.missions.details({ params: { id: missionId } });
      expect(mission.statut).toBe("ouverte");
      const { data: proposals } = await odile.proposals.ofMission({ params: { id: missionId } });
      const storedAmounts = proposals.flatMap((proposal) => proposal.offers.map((offer) => offer.amount));
      expect(storedAmounts.slice(0, amounts.length)).toEqual(amounts);
    }
  });

  it("ends with exit code 0 when it is asked to stop", async () => {
    expect(await server.stop()).toBe(0);
    server = await startServer(home);
  });
});
