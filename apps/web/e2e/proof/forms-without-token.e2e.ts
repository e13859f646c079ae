import { expect, it } from "vitest";
import { useProduct } from "../product.ts";

const product = useProduct();

it.each([
  "/login",
  "/inscription",
  "/verify-email?token=jeton",
  "/verify-two-factor",
  "/forgot-password",
  "/reset-password?token=jeton",
  "/unknown-device?token=jeton",
  "/newsletter",
  "/newsletter/verify?token=jeton",
  "/newsletter/unsubscribe?token=jeton",
  "/notifications/fin-du-resume?token=jeton",
  "/contact",
  "/renoncer",
  "/account/delete/confirm?token=jeton",
  "/account/delete/final?token=jeton",
  "/account/email?token=jeton",
  "/cookies/choix",
  "/deconnexion",
])("a form for %s that carries no one’s token is refused", async (path) => {
  const answer = await fetch(product.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "email=lea%40exemple.fr&password=x&choice=all",
  });
  expect(answer.status).toBe(403);
});
