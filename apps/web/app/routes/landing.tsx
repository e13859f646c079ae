export default function Landing() {
  return <h1>Bonjour</h1>;
}
