/** A paper of no one, as a picture: drawn here, so that no photo of a person stands in stories. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="850" viewBox="0 0 1200 850" font-family="Georgia, serif" fill="#23362c">
<rect width="1200" height="850" fill="#f4efe2"/>
<rect x="40" y="40" width="1120" height="770" fill="none" stroke="#1f5c43" stroke-width="6"/>
<rect x="56" y="56" width="1088" height="738" fill="none" stroke="#b98a2f" stroke-width="2"/>
<text x="600" y="150" font-size="30" text-anchor="middle" letter-spacing="6">ACADÉMIE DE DÉMONSTRATION</text>
<text x="600" y="250" font-size="56" text-anchor="middle">Certificat d’aptitude professionnelle</text>
<text x="600" y="320" font-size="40" text-anchor="middle" font-style="italic">Jardinier paysagiste</text>
<text x="160" y="440" font-size="28">Nom et prénom : BENALI Karim</text>
<text x="160" y="500" font-size="28">Né le : 4 mai 1990</text>
<text x="160" y="560" font-size="28">Délivré le : 8 juillet 2011</text>
<circle cx="960" cy="640" r="90" fill="none" stroke="#1f5c43" stroke-width="8"/>
<circle cx="960" cy="640" r="68" fill="none" stroke="#1f5c43" stroke-width="2"/>
<path d="M926 640l24 26 46-54" fill="none" stroke="#1f5c43" stroke-width="10"/>
<path d="M160 700c60-60 90 40 150-20s90 30 150-10" fill="none" stroke="#23362c" stroke-width="4"/>
<text x="600" y="480" font-size="150" text-anchor="middle" fill="#9f2a1d" fill-opacity=".16" transform="rotate(-22 600 450)">SPÉCIMEN</text>
</svg>`;

/** Its address. */
export const samplePaper = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
