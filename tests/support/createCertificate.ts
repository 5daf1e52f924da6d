import {generateKeyPairSync, randomBytes, sign} from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;

const DAY_MS = 86_400_000;

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const {length} = content;
  // Lengths from 128 on are written as a count of bytes and the bytes.
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const ECDSA_WITH_SHA256 = der(SEQUENCE, Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');

function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(UTC_TIME, Buffer.from(`${digits}Z`));
}

function pem(label: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/**
 * Returns a new key and a certificate that it signs itself, valid for a day, both as PEM: a version 1 certificate of
 * RFC 5280, section 4.1, with an elliptic curve key. Made here, so that the tests need no tool besides Node.
 */
export function createCertificate(commonName: string): {key: string; cert: string} {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'prime256v1'});
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(commonName)))));
  const now = Date.now();
  const body = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, utcTime(now - DAY_MS), utcTime(now + DAY_MS)),
    name,
    publicKey.export({type: 'spki', format: 'der'}),
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    cert: pem('CERTIFICATE', der(SEQUENCE, body, ECDSA_WITH_SHA256, signature)),
  };
}
