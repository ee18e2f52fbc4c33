-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "PartyStatus" AS ENUM ('active', 'temporarily_blocked', 'permanently_blocked', 'inactive');

-- CreateEnum
CREATE TYPE "Currency" AS ENUM ('USD', 'EUR', 'GBP', 'INR');

-- CreateEnum
CREATE TYPE "Unit" AS ENUM ('pcs', 'kg', 'ltr', 'mtr');

-- CreateEnum
CREATE TYPE "PaymentTerms" AS ENUM ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF');

-- CreateEnum
CREATE TYPE "ProductStatus" AS ENUM ('submitted', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "PriceType" AS ENUM ('EXW', 'FOB', 'CIF', 'DDP');

-- CreateEnum
CREATE TYPE "CatalogStatus" AS ENUM ('pending', 'approved');

-- CreateEnum
CREATE TYPE "DpoStatus" AS ENUM ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'completed', 'cancelled');

-- CreateEnum
CREATE TYPE "WorkOrderKind" AS ENUM ('survey', 'insurance', 'transport', 'logistics', 'customs');

-- CreateEnum
CREATE TYPE "WorkOrderStatus" AS ENUM ('pending', 'accepted', 'in_progress', 'completed', 'cancelled');

-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('issued', 'paid', 'cancelled');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('pending', 'processed', 'released', 'refunded', 'settled', 'cancelled');

-- CreateEnum
CREATE TYPE "DpqStatus" AS ENUM ('draft', 'accepted', 'negotiated', 'rejected', 'converted');

-- CreateEnum
CREATE TYPE "RfqStatus" AS ENUM ('open', 'resubmitted', 'negotiation_requested', 'doq_provided', 'responded', 'accepted', 'rejected', 'closed', 'processing', 'shipped', 'delivered', 'fulfilled', 'cancelled');

-- CreateEnum
CREATE TYPE "RfqMessageKind" AS ENUM ('note', 'negotiate', 'doq', 'reject', 'accept');

-- CreateTable
CREATE TABLE "Party" (
    "id" SERIAL NOT NULL,
    "vendorCode" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNorm" TEXT NOT NULL,
    "passwordHash" TEXT,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "companyName" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL DEFAULT '',
    "tradingSince" INTEGER,
    "status" "PartyStatus" NOT NULL DEFAULT 'active',
    "blockedUntil" TIMESTAMPTZ(3),
    "approvedAt" TIMESTAMPTZ(3),
    "verifiedAt" TIMESTAMPTZ(3),
    "portId" INTEGER,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "lastRole" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Party_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Role" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "builtIn" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Grant" (
    "id" SERIAL NOT NULL,
    "partyId" INTEGER NOT NULL,
    "roleId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "partyId" INTEGER NOT NULL,
    "role" TEXT,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Throttle" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "windowStart" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "blockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "Throttle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Port" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lon" DOUBLE PRECISION NOT NULL,
    "rank" INTEGER NOT NULL,

    CONSTRAINT "Port_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Product" (
    "id" SERIAL NOT NULL,
    "sellerId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "shortDescription" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "companyName" TEXT NOT NULL,
    "portId" INTEGER,
    "portName" TEXT,
    "isVerified" BOOLEAN NOT NULL DEFAULT false,
    "verifiedAt" TIMESTAMPTZ(3),
    "status" "ProductStatus" NOT NULL DEFAULT 'submitted',
    "priceMinor" BIGINT NOT NULL,
    "currency" "Currency" NOT NULL,
    "priceBaseMinor" BIGINT NOT NULL,
    "priceType" "PriceType" NOT NULL DEFAULT 'EXW',
    "unit" "Unit" NOT NULL DEFAULT 'pcs',
    "moq" INTEGER NOT NULL DEFAULT 1,
    "availableQuantity" INTEGER NOT NULL DEFAULT 0,
    "hsCode" TEXT NOT NULL DEFAULT '',
    "originCountry" TEXT NOT NULL DEFAULT '',
    "leadTimeDays" INTEGER,
    "packing" TEXT NOT NULL DEFAULT '',
    "branded" BOOLEAN NOT NULL DEFAULT true,
    "relabelingAllowed" BOOLEAN NOT NULL DEFAULT false,
    "relabelingPriceMinor" BIGINT,
    "offerValidUntil" TIMESTAMPTZ(3),
    "rating" INTEGER,
    "ratingCount" INTEGER NOT NULL DEFAULT 0,
    "specifications" JSONB NOT NULL DEFAULT '[]',
    "picture" TEXT NOT NULL DEFAULT '1f4e6',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceTier" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "fromQuantity" INTEGER NOT NULL,
    "priceMinor" BIGINT NOT NULL,

    CONSTRAINT "PriceTier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductCertificate" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "validUntil" DATE NOT NULL,

    CONSTRAINT "ProductCertificate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Catalog" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "picture" TEXT NOT NULL,
    "status" "CatalogStatus" NOT NULL DEFAULT 'pending',
    "likes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Catalog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CatalogProduct" (
    "catalogId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "CatalogProduct_pkey" PRIMARY KEY ("catalogId","productId")
);

-- CreateTable
CREATE TABLE "ProductCount" (
    "category" TEXT NOT NULL,
    "portId" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ProductCount_pkey" PRIMARY KEY ("category","portId")
);

-- CreateTable
CREATE TABLE "ExchangeRate" (
    "currency" "Currency" NOT NULL,
    "usdMicros" BIGINT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExchangeRate_pkey" PRIMARY KEY ("currency")
);

-- CreateTable
CREATE TABLE "Dpo" (
    "id" SERIAL NOT NULL,
    "dpqId" INTEGER NOT NULL,
    "rfqId" INTEGER NOT NULL,
    "buyerId" INTEGER NOT NULL,
    "sellerId" INTEGER,
    "status" "DpoStatus" NOT NULL DEFAULT 'pending',
    "version" INTEGER NOT NULL DEFAULT 1,
    "withoutAcceptance" BOOLEAN NOT NULL DEFAULT false,
    "productName" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit" "Unit" NOT NULL,
    "unitPriceMinor" BIGINT NOT NULL,
    "totalMinor" BIGINT NOT NULL,
    "currency" "Currency" NOT NULL,
    "specifications" TEXT NOT NULL DEFAULT '',
    "deliveryPortId" INTEGER,
    "deliveryDate" DATE,
    "paymentTerms" "PaymentTerms" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),
    "processingAt" TIMESTAMPTZ(3),

    CONSTRAINT "Dpo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkOrder" (
    "id" SERIAL NOT NULL,
    "dpoId" INTEGER NOT NULL,
    "kind" "WorkOrderKind" NOT NULL,
    "status" "WorkOrderStatus" NOT NULL DEFAULT 'pending',
    "version" INTEGER NOT NULL DEFAULT 1,
    "holderId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" SERIAL NOT NULL,
    "dpoId" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "currency" "Currency" NOT NULL,
    "status" "InvoiceStatus" NOT NULL DEFAULT 'issued',
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "dpoId" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "currency" "Currency" NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'pending',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "seq" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" INTEGER,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "prevHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "OutboxMessage" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "dedupe" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" SERIAL NOT NULL,
    "partyId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "params" JSONB NOT NULL DEFAULT '{}',
    "isRead" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Dpq" (
    "id" SERIAL NOT NULL,
    "rfqId" INTEGER NOT NULL,
    "buyerId" INTEGER NOT NULL,
    "status" "DpqStatus" NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "acceptedRevision" INTEGER,
    "acceptedHash" TEXT,
    "acceptedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Dpq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DpqRevision" (
    "id" SERIAL NOT NULL,
    "dpqId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "unitPriceMinor" BIGINT NOT NULL,
    "currency" "Currency" NOT NULL,
    "quantity" INTEGER NOT NULL,
    "specifications" TEXT NOT NULL DEFAULT '',
    "deliveryPortId" INTEGER,
    "deliveryDate" DATE,
    "paymentTerms" "PaymentTerms" NOT NULL DEFAULT 'EXW',
    "message" TEXT NOT NULL DEFAULT '',
    "validUntil" TIMESTAMPTZ(3) NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DpqRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Rfq" (
    "id" SERIAL NOT NULL,
    "buyerId" INTEGER NOT NULL,
    "productId" INTEGER,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "quantity" INTEGER NOT NULL,
    "unit" "Unit" NOT NULL DEFAULT 'pcs',
    "currency" "Currency" NOT NULL DEFAULT 'USD',
    "budgetMinMinor" BIGINT,
    "budgetMaxMinor" BIGINT,
    "responseDeadline" DATE,
    "productName" TEXT,
    "productPriceMinor" BIGINT,
    "productCurrency" "Currency",
    "status" "RfqStatus" NOT NULL DEFAULT 'open',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Rfq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RfqMessage" (
    "id" SERIAL NOT NULL,
    "rfqId" INTEGER NOT NULL,
    "authorId" INTEGER NOT NULL,
    "kind" "RfqMessageKind" NOT NULL DEFAULT 'note',
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RfqMessage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Party_vendorCode_key" ON "Party"("vendorCode");

-- CreateIndex
CREATE UNIQUE INDEX "Party_emailNorm_key" ON "Party"("emailNorm");

-- CreateIndex
CREATE UNIQUE INDEX "Role_slug_key" ON "Role"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Role_code_key" ON "Role"("code");

-- CreateIndex
CREATE INDEX "Grant_roleId_idx" ON "Grant"("roleId");

-- CreateIndex
CREATE UNIQUE INDEX "Grant_partyId_roleId_key" ON "Grant"("partyId", "roleId");

-- CreateIndex
CREATE INDEX "Session_partyId_idx" ON "Session"("partyId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Port_code_key" ON "Port"("code");

-- CreateIndex
CREATE INDEX "Product_sellerId_idx" ON "Product"("sellerId");

-- CreateIndex
CREATE UNIQUE INDEX "PriceTier_productId_fromQuantity_key" ON "PriceTier"("productId", "fromQuantity");

-- CreateIndex
CREATE INDEX "ProductCertificate_productId_idx" ON "ProductCertificate"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "Catalog_key_key" ON "Catalog"("key");

-- CreateIndex
CREATE INDEX "CatalogProduct_productId_idx" ON "CatalogProduct"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "Dpo_dpqId_key" ON "Dpo"("dpqId");

-- CreateIndex
CREATE INDEX "Dpo_buyerId_createdAt_idx" ON "Dpo"("buyerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Dpo_sellerId_createdAt_idx" ON "Dpo"("sellerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Dpo_rfqId_idx" ON "Dpo"("rfqId");

-- CreateIndex
CREATE INDEX "WorkOrder_kind_status_idx" ON "WorkOrder"("kind", "status");

-- CreateIndex
CREATE UNIQUE INDEX "WorkOrder_dpoId_kind_key" ON "WorkOrder"("dpoId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_dpoId_key" ON "Invoice"("dpoId");

-- CreateIndex
CREATE INDEX "Payment_dpoId_idx" ON "Payment"("dpoId");

-- CreateIndex
CREATE INDEX "AuditEntry_entity_entityId_idx" ON "AuditEntry"("entity", "entityId");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMessage_dedupe_key" ON "OutboxMessage"("dedupe");

-- CreateIndex
CREATE INDEX "Notification_partyId_createdAt_idx" ON "Notification"("partyId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Dpq_buyerId_createdAt_idx" ON "Dpq"("buyerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Dpq_rfqId_idx" ON "Dpq"("rfqId");

-- CreateIndex
CREATE UNIQUE INDEX "DpqRevision_dpqId_number_key" ON "DpqRevision"("dpqId", "number");

-- CreateIndex
CREATE INDEX "Rfq_buyerId_createdAt_idx" ON "Rfq"("buyerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Rfq_productId_idx" ON "Rfq"("productId");

-- CreateIndex
CREATE INDEX "Rfq_status_createdAt_idx" ON "Rfq"("status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "RfqMessage_rfqId_createdAt_idx" ON "RfqMessage"("rfqId", "createdAt");

-- AddForeignKey
ALTER TABLE "Party" ADD CONSTRAINT "Party_portId_fkey" FOREIGN KEY ("portId") REFERENCES "Port"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Grant" ADD CONSTRAINT "Grant_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Grant" ADD CONSTRAINT "Grant_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "Role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_portId_fkey" FOREIGN KEY ("portId") REFERENCES "Port"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceTier" ADD CONSTRAINT "PriceTier_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductCertificate" ADD CONSTRAINT "ProductCertificate_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CatalogProduct" ADD CONSTRAINT "CatalogProduct_catalogId_fkey" FOREIGN KEY ("catalogId") REFERENCES "Catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CatalogProduct" ADD CONSTRAINT "CatalogProduct_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dpo" ADD CONSTRAINT "Dpo_dpqId_fkey" FOREIGN KEY ("dpqId") REFERENCES "Dpq"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dpo" ADD CONSTRAINT "Dpo_rfqId_fkey" FOREIGN KEY ("rfqId") REFERENCES "Rfq"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dpo" ADD CONSTRAINT "Dpo_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dpo" ADD CONSTRAINT "Dpo_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "Party"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dpo" ADD CONSTRAINT "Dpo_deliveryPortId_fkey" FOREIGN KEY ("deliveryPortId") REFERENCES "Port"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkOrder" ADD CONSTRAINT "WorkOrder_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkOrder" ADD CONSTRAINT "WorkOrder_holderId_fkey" FOREIGN KEY ("holderId") REFERENCES "Party"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dpq" ADD CONSTRAINT "Dpq_rfqId_fkey" FOREIGN KEY ("rfqId") REFERENCES "Rfq"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dpq" ADD CONSTRAINT "Dpq_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DpqRevision" ADD CONSTRAINT "DpqRevision_dpqId_fkey" FOREIGN KEY ("dpqId") REFERENCES "Dpq"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DpqRevision" ADD CONSTRAINT "DpqRevision_deliveryPortId_fkey" FOREIGN KEY ("deliveryPortId") REFERENCES "Port"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rfq" ADD CONSTRAINT "Rfq_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rfq" ADD CONSTRAINT "Rfq_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RfqMessage" ADD CONSTRAINT "RfqMessage_rfqId_fkey" FOREIGN KEY ("rfqId") REFERENCES "Rfq"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RfqMessage" ADD CONSTRAINT "RfqMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
