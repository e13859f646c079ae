import { isSiret } from "@jobami/api/verification/siret";
import { z } from "zod";
import { type Config, isPublic } from "../../config.ts";

/** A company as the public register knows it. */
export interface RegisteredCompany {
  name: string;
  isActive: boolean;
}

/** The register could not be asked. */
export class RegisterUnavailable extends Error {
  override readonly name = "RegisterUnavailable";
}

/** Where a company is looked up by its SIRET; null where there is none. Throws RegisterUnavailable. */
export interface CompanyRegister {
  find(siret: string): Promise<RegisteredCompany | null>;
}

type Fetch = (
  url: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

/** How long the register may take, in ms. */
const patienceMs = 6_000;

const maybe = z.string().nullable().optional();
/** What is read of an answer of the Sirene API (INSEE, version 3.11). */
const answerSchema = z.object({
  etablissement: z.object({
    siret: z.string(),
    uniteLegale: z.object({
      denominationUniteLegale: maybe,
      prenomUsuelUniteLegale: maybe,
      nomUsageUniteLegale: maybe,
      nomUniteLegale: maybe,
    }),
    periodesEtablissement: z
      .array(z.object({ dateFin: maybe, etatAdministratifEtablissement: maybe }))
      .min(1),
  }),
});

/** The public register through its protocol: one GET a SIRET, 404 for one that it does not know. */
export function createSireneRegister(deps: { url: string; key: string; fetch: Fetch }): CompanyRegister {
  return {
    async find(siret) {
      let answer: Response;
      try {
        answer = await deps.fetch(`${deps.url}/siret/${siret}`, {
          headers: { accept: "application/json", "x-insee-api-key-integration": deps.key },
          signal: AbortSignal.timeout(patienceMs),
        });
      } catch {
        throw new RegisterUnavailable();
      }
      if (answer.status === 404) return null;
      if (!answer.ok) throw new RegisterUnavailable();
      const read = answerSchema.safeParse(await answer.json().catch(() => null));
      if (!read.success || read.data.etablissement.siret !== siret) throw new RegisterUnavailable();
      const { uniteLegale: unit, periodesEtablissement } = read.data.etablissement;
      const person = [unit.prenomUsuelUniteLegale, unit.nomUsageUniteLegale ?? unit.nomUniteLegale];
      const name = unit.denominationUniteLegale ?? person.filter((part) => part).join(" ");
      const now = periodesEtablissement.find(({ dateFin }) => dateFin === null || dateFin === undefined);
      return {
        name: name === "" ? siret : name.slice(0, 120),
        isActive: now?.etatAdministratifEtablissement === "A",
      };
    },
  };
}

/** Numbers that the stand-in answers for otherwise than with an open company. */
export const standInCompanies = { unknown: "55208131766522", closed: "44306184100047" } as const;

/** Speaks the register's protocol on this machine, where no key is set: whatever is a SIRET is an open company, but for two. */
export const sireneStandIn: Fetch = async (url) => {
  const siret = url.slice(url.lastIndexOf("/") + 1);
  if (!isSiret(siret) || siret === standInCompanies.unknown)
    return Response.json({ header: { statut: 404, message: "Aucun élément trouvé" } }, { status: 404 });
  return Response.json({
    header: { statut: 200, message: "ok" },
    etablissement: {
      siret,
      uniteLegale: { denominationUniteLegale: `Entreprise ${siret.slice(0, 9)}` },
      periodesEtablissement: [
        {
          dateFin: null,
          etatAdministratifEtablissement: siret === standInCompanies.closed ? "F" : "A",
        },
      ],
    },
  });
};

const nowhere: Fetch = async () => {
  throw new RegisterUnavailable();
};

/** The register that the settings name; without any, the stand-in, which other machines never reach. */
export function openCompanyRegister(
  config: Pick<Config, "sirene" | "host" | "publicUrl" | "trustProxy">,
): CompanyRegister {
  if (config.sirene !== undefined) return createSireneRegister({ ...config.sirene, fetch });
  return createSireneRegister({ url: "", key: "", fetch: isPublic(config) ? nowhere : sireneStandIn });
}
