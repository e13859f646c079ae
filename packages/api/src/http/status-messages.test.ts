import { describe, expect, it } from "vitest";
import { ApiError } from "./errors.ts";
import { errorMessage, statusMessage } from "./status-messages.ts";

describe("what a person is shown of a failure", () => {
  it.each([
    [429, "Trop de tentatives de connexion ont échoué. Revenez dans quelques minutes."],
    [401, "Votre session a expiré. Veuillez vous reconnecter."],
    [403, "Accès refusé : vous n’avez pas les droits nécessaires."],
    [404, "La ressource demandée n’existe pas."],
    [500, "Une erreur est survenue sur le serveur. Réessayez plus tard."],
    [418, "Une erreur inattendue s’est produite. Réessayez."],
    [0, "Impossible de joindre le serveur. Vérifiez votre connexion."],
  ])("phrases status %i [ERR-17, ERR-18, ERR-22, ERR-23, ERR-24, ERR-25, ERR-26]", (status, text) => {
    expect(statusMessage(status)).toBe(text);
  });

  it("phrases a security block, which only a 403 can be", () => {
    expect([403, 500].map((status) => statusMessage(status, "BRUTE_FORCE_BLOCKED"))).toEqual([
      "L’accès est temporairement bloqué pour des raisons de sécurité. Réessayez plus tard.",
      "Une erreur est survenue sur le serveur. Réessayez plus tard.",
    ]);
  });

  it("prefers the server's own text", () => {
    expect(errorMessage(new ApiError(423, "ACCOUNT_LOCKED", "Compte verrouillé pour 12 minutes."))).toBe(
      "Compte verrouillé pour 12 minutes.",
    );
  });

  it("replaces machine text by the status' sentence [ERR-28]", () => {
    expect(errorMessage("Request failed with status code 404")).toBe("La ressource demandée n’existe pas.");
    expect(errorMessage("TypeError: x is undefined")).toBe(
      "Une erreur inattendue s’est produite. Réessayez.",
    );
  });

  it("keeps an error's own sentence, or states that something happened [ERR-27]", () => {
    expect(errorMessage(new Error("Le fichier est vide."))).toBe("Le fichier est vide.");
    expect(errorMessage(undefined)).toBe("Une erreur est survenue.");
  });
});
