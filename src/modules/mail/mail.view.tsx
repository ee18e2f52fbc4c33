import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import { directionOf, type Locale } from '@/i18n/locales';

/** What a mail says, in its language. */
export interface MailText {
  readonly brand: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A code to type, shown large. */
  readonly code?: string | undefined;
  readonly button?: { readonly label: string; readonly href: string; readonly otherwise: string } | undefined;
  readonly footer: string;
}

// Mail programs know neither our stylesheet nor custom properties: the tokens of look.md, written out.
const INK = '#0B2A3F';
const FONT = "'IBM Plex Sans','IBM Plex Sans Arabic','IBM Plex Sans Devanagari','Noto Sans SC',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const STYLE = {
  body: { backgroundColor: '#F6F4EE', color: INK, fontFamily: FONT, margin: 0, padding: '24px 12px' },
  box: { backgroundColor: '#FFFFFF', border: '1px solid #DFDBD0', borderRadius: 6, maxWidth: 560, padding: '0 28px 20px' },
  brand: { fontSize: 16, fontWeight: 700, letterSpacing: 1, margin: '20px 0 8px' },
  heading: { fontSize: 22, lineHeight: '30px', margin: '12px 0' },
  text: { fontSize: 16, lineHeight: '26px', margin: '12px 0', whiteSpace: 'pre-line' as const },
  code: { backgroundColor: '#F6F4EE', border: '1px dashed #DFDBD0', borderRadius: 6, fontFamily: 'monospace', fontSize: 30, letterSpacing: 6, margin: '16px 0', padding: '14px 0', textAlign: 'center' as const },
  button: { backgroundColor: '#C2410C', borderRadius: 6, color: '#FFFFFF', fontSize: 16, fontWeight: 600, padding: '12px 22px' },
  small: { color: '#5B6B77', fontSize: 13, lineHeight: '21px', margin: '10px 0' },
  link: { color: '#0B6F78', overflowWrap: 'anywhere' as const },
};

/** A mail as mail programs show it: one column, one button, right to left where the language is. */
export function MailView({ locale, text }: { locale: Locale; text: MailText }) {
  const dir = directionOf(locale);
  return (
    <Html lang={locale} dir={dir}>
      <Head />
      <Preview>{text.paragraphs[0] ?? text.subject}</Preview>
      <Body lang={locale} dir={dir} style={STYLE.body}>
        <Container style={STYLE.box}>
          <Text style={STYLE.brand}>{text.brand}</Text>
          <Heading as="h1" style={STYLE.heading}>{text.subject}</Heading>
          <Text style={STYLE.text}>{text.greeting}</Text>
          {text.paragraphs.map((paragraph) => <Text key={paragraph} style={STYLE.text}>{paragraph}</Text>)}
          {text.code && <Section style={STYLE.code}><bdi dir="ltr">{text.code}</bdi></Section>}
          {text.button && <ButtonPart {...text.button} />}
          <Hr />
          <Text style={STYLE.small}>{text.footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

function ButtonPart({ label, href, otherwise }: NonNullable<MailText['button']>) {
  return (
    <>
      <Section style={{ margin: '20px 0' }}><Button href={href} style={STYLE.button}>{label}</Button></Section>
      <Text style={STYLE.small}>{otherwise}<br /><Link href={href} dir="ltr" style={STYLE.link}>{href}</Link></Text>
    </>
  );
}
