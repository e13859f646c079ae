import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Container } from "@jobami/ui/Container";
import { signOutPath } from "../generated/paths.ts";
import { PostFields } from "../platform/forms/index.ts";
import { useBrand } from "../platform/page/index.ts";
import { useSession } from "../platform/session/index.ts";
import { copy, plainCopy } from "./copy.ts";

/** What stands there; the server alone writes it, so that no script carries it. */
function Notice() {
  const { email, phone } = useBrand();
  return (
    <Container>
      <Banner tone="warning" title={plainCopy.title}>
        <p>{plainCopy.text(email, phone)}</p>
        <PostFields form="sign-out" />
        <form id="sign-out" method="post" action={signOutPath}>
          <Button type="submit" variant="secondary">
            {copy.signOut}
          </Button>
        </form>
      </Banner>
    </Container>
  );
}

/** To signed-in people whose browser runs no scripts: what does not work here, whom to ask, and the way out. */
export function WithoutScripts() {
  if (useSession().status === "signedOut") return null;
  return <noscript>{import.meta.env.SSR && <Notice />}</noscript>;
}
