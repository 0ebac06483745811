"""The software bill of materials, in SPDX 2.3.

Source: the SPDX specification 2.3, https://spdx.github.io/spdx-spec/v2.3/
"""
import hashlib
import json
import time
import uuid

from . import licences
from .release import LICENCE


def identifier(name):
    return "SPDXRef-" + "".join(letter if letter.isalnum() else "-" for letter in name)


def package(name, version, licence, address=None):
    fields = {
        "SPDXID": identifier(name), "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
    }
    if address:
        fields["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": address}]
    return fields


def relation(one, kind, other):
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}


def of_materials(release):
    program = release.program.read_bytes()
    own = package("solidsite", release.version, LICENCE)
    own["checksums"] = [{"algorithm": "SHA256", "checksumValue": hashlib.sha256(program).hexdigest()}]
    own["primaryPackagePurpose"] = "APPLICATION"
    linked = licences.linked()
    name = release.name
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{uuid.uuid5(uuid.NAMESPACE_OID, hashlib.sha256(program).hexdigest())}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(release.time)),
            "creators": [f"Tool: solidsite-packaging-{release.version}"]},
        "packages": [own] + [package(each.name, each.version, each.licence, each.address) for each in linked],
        "relationships": [relation("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-solidsite")]
        + [relation("SPDXRef-solidsite", "STATIC_LINK", identifier(each.name)) for each in linked],
    }
    return (json.dumps(document, indent=2) + "\n").encode()
