import { unknownCall } from '@/http/serve';

export const GET = unknownCall;
export const POST = unknownCall;
export const PUT = unknownCall;
export const PATCH = unknownCall;
export const DELETE = unknownCall;
export const OPTIONS = unknownCall;
